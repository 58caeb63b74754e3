// Before anything is painted: the theme and the language that were chosen, so that nothing flickers.
try {
  var kept = JSON.parse(localStorage.getItem("salle.settings") || "{}");
  if (kept.theme && kept.theme !== "auto") document.documentElement.dataset.theme = kept.theme;
  if (kept.locale) document.documentElement.lang = kept.locale;
} catch (_) {
  // without storage the page follows the system
}
