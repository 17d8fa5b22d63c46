// Some short sounds, synthesized from oscillators and noise. This module is loaded only where sounds are switched on.

export type Sound = "place" | "turn-gears" | "your-turn" | "food-day" | "end";

interface Note {
  at: number; // seconds from now
  pitch: number; // in hertz; 0 for noise
  length: number;
  volume: number;
  shape?: OscillatorType;
  falls?: number; // to this share of the pitch
  filter?: number; // the pitch around which noise is audible
}

const SCORES: Record<Sound, Note[]> = {
  place: [
    { at: 0, pitch: 0, length: 0.04, volume: 0.5, filter: 1400 },
    { at: 0, pitch: 330, length: 0.09, volume: 0.5, shape: "triangle", falls: 0.7 },
  ],
  "turn-gears": [
    { at: 0, pitch: 0, length: 0.03, volume: 0.22, filter: 2600 },
    { at: 0.05, pitch: 190, length: 0.06, volume: 0.16, shape: "triangle", falls: 0.8 },
  ],
  "your-turn": [
    { at: 0, pitch: 659.3, length: 0.5, volume: 0.26, shape: "sine" },
    { at: 0.13, pitch: 987.8, length: 0.7, volume: 0.22, shape: "sine" },
  ],
  "food-day": [0, 0.26, 0.39].flatMap((at) => [
    { at, pitch: 96, length: 0.36, volume: 0.9, shape: "sine" as const, falls: 0.5 },
    { at, pitch: 0, length: 0.05, volume: 0.2, filter: 500 },
  ]),
  end: [392, 523.3, 659.3, 784].map((pitch, i) => ({
    at: i * 0.14,
    pitch,
    length: i === 3 ? 0.9 : 0.3,
    volume: 0.24,
    shape: "triangle" as const,
  })),
};
const SILENCE = 0.0001; // because an exponential ramp cannot reach 0

let context: AudioContext | null = null;

/** Return an audio context, or null before the first click, until which browsers play no sounds. */
function activeContext(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** Play a sound. `volume`: from 0 to 1. `delay`: in milliseconds. */
export function synthesize(name: Sound, volume: number, delay = 0): void {
  const audio = activeContext();
  if (!audio) return;
  const out = new GainNode(audio, { gain: volume });
  out.connect(audio.destination);
  for (const note of SCORES[name]) playNote(audio, note, out, audio.currentTime + delay / 1000 + note.at);
}

function playNote(audio: AudioContext, note: Note, out: AudioNode, start: number): void {
  const source = note.pitch ? tone(audio, note, start) : noise(audio, note);
  const envelope = new GainNode(audio, { gain: SILENCE });
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(note.volume, start + 0.006);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, start + note.length);
  source.node.connect(envelope).connect(out);
  source.start(start);
  source.stop(start + note.length);
}

interface Source {
  node: AudioNode;
  start: (at: number) => void;
  stop: (at: number) => void;
}

function tone(audio: AudioContext, { pitch, length, shape = "sine", falls = 1 }: Note, start: number): Source {
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(pitch * falls, start + length);
  return { node: oscillator, start: (at) => oscillator.start(at), stop: (at) => oscillator.stop(at) };
}

function noise(audio: AudioContext, { length, filter = 1000 }: Note): Source {
  const buffer = new AudioBuffer({ length: Math.ceil(length * audio.sampleRate), sampleRate: audio.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: filter, Q: 1.2 });
  source.connect(band);
  return { node: band, start: (at) => source.start(at), stop: (at) => source.stop(at) };
}
