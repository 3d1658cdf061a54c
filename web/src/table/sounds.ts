/* Synthesised sounds, without files. The module is loaded only if sounds are on. */

let context: AudioContext | undefined;

/** One soft tone: frequency, start, decay, volume. */
interface Tone {
  readonly hertz: number;
  readonly at?: number;
  readonly fade: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
}

function play(tones: readonly Tone[]): void {
  context ??= new AudioContext();
  // Browsers allow no sound until the person has touched the page.
  if (context.state === 'suspended') void context.resume();
  for (const { hertz, at = 0, fade, loud, shape = 'sine' } of tones) {
    const from = context.currentTime + at;
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = shape;
    tone.frequency.setValueAtTime(hertz, from);
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(loud, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, from + fade);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + fade + 0.05);
  }
}

/** Wood on wood: somebody has moved. */
export function knock(): void {
  play([
    { hertz: 190, fade: 0.09, loud: 0.09, shape: 'triangle' },
    { hertz: 620, fade: 0.03, loud: 0.025 },
  ]);
}

/** A small bell: it is your turn. */
export function ring(): void {
  play([
    { hertz: 659, fade: 0.5, loud: 0.05 },
    { hertz: 988, at: 0.11, fade: 0.7, loud: 0.045 },
  ]);
}

/** Three notes together: the game is over. */
export function chord(): void {
  play([392, 494, 587].map((hertz, place) => ({ hertz, at: place * 0.09, fade: 1.4, loud: 0.045 })));
}
