import type { Language } from '@greenhall/locales/languages';
import type { Theme } from './theme.ts';
import type { Zone } from '../kit/time.tsx';

/** What an operator chooses for this browser, and how it is chosen. The language is with the texts. */
export interface Settings {
  readonly theme: Theme;
  readonly zone: Zone;
  readonly onTheme: (theme: Theme) => void;
  readonly onZone: (zone: Zone) => void;
  readonly onLanguage: (language: Language) => void;
}
