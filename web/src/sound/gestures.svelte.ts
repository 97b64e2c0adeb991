// Browsers stay mute until somebody has pressed something.
class Gestures {
  made = $state(false);

  constructor() {
    for (const gesture of ['pointerdown', 'keydown'])
      addEventListener(gesture, () => (this.made = true), { once: true, capture: true });
  }
}

export const gestures = new Gestures();
