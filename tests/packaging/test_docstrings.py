"""The docstrings of the sources are written into the C that mypyc makes of them."""

from __future__ import annotations

import ast
from pathlib import Path

from salle_build.docstrings import add_docstrings, as_c, docstrings

SOURCE = '''
class Blade:
    """A blade\\u2019s edge: "sharp"??!"""

    def cut(self, hard):
        """Cuts.

        Twice.
        """

    @property
    def length(self):
        """How long it is."""

    def rest(self):
        pass


def cut(hard):
    """Another one."""
'''
MADE = r"""
static PyGetSetDef fence___blade___Blade_getseters[] = {
    {"edge",
     (getter)Blade_get_edge, (setter)Blade_set_edge,
     NULL, NULL},
    {"length",
     (getter)Blade_get_length,
    NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};

static PyMethodDef fence___blade___Blade_methods[] = {
    {"cut",
     (PyCFunction)CPyPy_cut,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("cut($self, hard)\n--\n\n")},
    {"rest",
     (PyCFunction)CPyPy_rest,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("rest($self)\n--\n\n")},
};

static PyTypeObject CPyType_fence___blade___Blade_template_ = {
    .tp_doc = PyDoc_STR("Blade()\n--\n\n"),
};

static PyMethodDef fence___blademodule_methods[] = {
    {"cut", (PyCFunction)CPyPy_cut, METH_FASTCALL, PyDoc_STR("cut(hard)\n--\n\n") /* docstring */},
};
"""


def written(tmp_path: Path, name: str) -> str:
    module = tmp_path / "fence" / "blade.py"
    module.parent.mkdir()
    module.write_text(SOURCE, encoding="utf-8")
    file = tmp_path / name
    file.write_text(MADE, encoding="utf-8")
    add_docstrings(file, tmp_path)
    return file.read_text(encoding="utf-8")


def test_classes_methods_properties_and_functions_have_their_docstrings(tmp_path: Path) -> None:
    code = written(tmp_path, "__native_fence___blade.c")
    assert r'PyDoc_STR("cut($self, hard)\n--\n\nCuts.\n\nTwice.")' in code
    assert r'PyDoc_STR("cut(hard)\n--\n\nAnother one.")' in code
    assert r'PyDoc_STR("rest($self)\n--\n\n")' in code
    assert r'PyDoc_STR("Blade()\n--\n\nA blade\342\200\231s edge: \"sharp\"\?\?!")' in code
    assert 'NULL, PyDoc_STR("How long it is."), NULL}' in code
    assert "(setter)Blade_set_edge,\n     NULL, NULL}" in code


def test_other_files_stay_as_they_are(tmp_path: Path) -> None:
    assert written(tmp_path, "getargs.c") == MADE


def test_the_docstrings_of_a_module_are_known_by_their_path() -> None:
    known = dict(docstrings(ast.parse(SOURCE), ""))
    assert list(known) == ["Blade", "Blade.cut", "Blade.length", "Blade.rest", "cut"]
    assert known["Blade.cut"] == "Cuts.\n\nTwice."


def test_every_letter_can_be_written_in_c() -> None:
    text = 'back\\slash "quoted"\nline ü1 劍 ??='
    assert ast.literal_eval("b'" + as_c(text).replace("\\?", "?").replace("'", "\\'") + "'").decode() == text
