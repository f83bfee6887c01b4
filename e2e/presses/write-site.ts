/** A place of an app that sends a write. */
export interface WriteSite {
  /**
   * The overlay in which the write stands, if it does. Each kind of overlay has one mechanism, whose failure modes
   * `npm test -- --all` goes through.
   */
  readonly overlay?: 'sheet' | 'step' | 'dialog' | 'drawer';
  /** The screen that it stands on, where the same write is sent from several places. */
  readonly on?: string;
  /** Why no browser of the journeys can press it. */
  readonly not?: string;
}
