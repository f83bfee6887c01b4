/**
 * How a write is pressed: in a sheet, as a step of a form, in a dialog that asks first, in a drawer, or in place. Sheets,
 * steps, dialogs and drawers each have one mechanism, which `npm test -- --all` presses in every manner.
 */
export type Way = 'sheet' | 'step' | 'dialog' | 'drawer' | 'inPlace';

export interface Entry {
  readonly way: Way;
  /** The screen that it stands on, where the same write is sent from several places. */
  readonly on?: string;
  /** Why no browser of the journeys can press it. */
  readonly not?: string;
}
