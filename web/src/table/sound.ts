/** Synthesised sounds: a tick of steel for a move, a double tick for your turn, a chord for the end. */
export type Sound = "move" | "turn" | "end";

const NOTES: Record<Sound, [pitch: number, after: number][]> = {
  move: [[1320, 0]],
  turn: [
    [990, 0],
    [1480, 0.11],
  ],
  end: [
    [660, 0],
    [830, 0.12],
    [990, 0.24],
  ],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, after] of NOTES[sound]) ring(context, pitch, context.currentTime + after);
}

/** The sound of a blade: a short tone with two inharmonic overtones. */
function ring(audio: AudioContext, pitch: number, at: number): void {
  const loud = audio.createGain();
  loud.connect(audio.destination);
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(0.12, at + 0.005);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  for (const overtone of [1, 2.76, 5.4]) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * overtone;
    tone.connect(loud);
    tone.start(at);
    tone.stop(at + 0.4);
  }
}
