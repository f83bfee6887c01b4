import { addIcons } from '@greenhall/ui/display/icon';

/** Loads the icons that do not come with the first visit. Every screen but home, and every late part of a screen, waits for them. */
export async function bringIcons(): Promise<void> {
  addIcons((await import('@greenhall/ui/display/more-icons')).MORE_ICONS);
}
