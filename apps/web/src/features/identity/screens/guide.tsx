import { LANGUAGE_NAMES, LANGUAGES, tagOf } from '@greenhall/locales/languages';
import type { PlainKey } from '@greenhall/locales/runtime';
import { buttonClass } from '@greenhall/ui/page/button';
import { Icon } from '@greenhall/ui/display/icon';
import { Mark, WordMark } from '@greenhall/ui/drawing/mark';
import Scene, { type SceneName } from '@greenhall/ui/drawing/scenes';
import { useRef, useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { setLanguage, useTexts } from '../../../shared/text/texts.ts';
import { PublicLinks } from '../session/public-ways.tsx';

type Plain = Extract<PlainKey, `guide.${'what' | 'not' | 'held'}${'Title' | 'Text'}`>;
const SLIDES: readonly { scene: SceneName; title: Plain; text: Plain }[] = [
  { scene: 'held', title: 'guide.whatTitle', text: 'guide.whatText' },
  { scene: 'even', title: 'guide.notTitle', text: 'guide.notText' },
  { scene: 'closed', title: 'guide.heldTitle', text: 'guide.heldText' },
];

/** How far a finger must travel sideways, in CSS pixels, to turn to the next slide. */
const SWIPE = 40;

/** Three slides on one spot, turned by finger or by the dots; all share the height of the tallest. */
function Slides() {
  const { t } = useTexts();
  const [at, setAt] = useState(0);
  const touched = useRef(0);
  const turn = (travel: number) => {
    if (Math.abs(travel) >= SWIPE) setAt(Math.min(SLIDES.length - 1, Math.max(0, at - Math.sign(travel))));
  };
  return (
    <section aria-label={t('guide.slides')}>
      <div
        aria-live="polite"
        onTouchStart={(event) => {
          touched.current = event.changedTouches[0]?.clientX ?? 0;
        }}
        onTouchEnd={(event) => turn((event.changedTouches[0]?.clientX ?? 0) - touched.current)}
        className="grid touch-pan-y rounded-hero bg-surface shadow-card"
      >
        {SLIDES.map((slide, index) => (
          <div
            key={slide.title}
            className={`p-5 transition-opacity duration-200 [grid-area:1/1] ${index === at ? '' : 'invisible opacity-0'}`}
          >
            <Scene name={slide.scene} size={72} />
            <h2 className="mt-3 text-l">{t(slide.title)}</h2>
            <p className="mt-1.5 text-ink-2">{t(slide.text)}</p>
          </div>
        ))}
      </div>
      <div className="flex justify-center">
        {SLIDES.map((slide, index) => (
          <button
            key={slide.title}
            type="button"
            aria-label={t('guide.slide', { n: index + 1, total: SLIDES.length })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => setAt(index)}
            className="grid size-11 place-items-center"
          >
            <span className={`h-2 rounded-full ${index === at ? 'w-5 bg-brand-strong' : 'w-2 bg-ink-3'}`} />
          </button>
        ))}
      </div>
    </section>
  );
}

function Languages() {
  const { t, language } = useTexts();
  return (
    <fieldset className="m-0 flex flex-wrap gap-2 border-0 p-0">
      <legend className="mb-2 flex items-center gap-1.5 p-0 text-s font-medium text-ink-2">
        <Icon name="globe" size={16} />
        {t('common.language')}
      </legend>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={tagOf(code)}
          aria-pressed={code === language}
          onClick={() => void setLanguage(code)}
          className="relative min-h-9 min-w-11 rounded-full bg-surface after:absolute after:inset-x-0 after:-inset-y-1 px-3.25 text-s text-ink-2 shadow-line aria-pressed:bg-chosen aria-pressed:font-semibold aria-pressed:text-white"
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </fieldset>
  );
}

export default function Guide() {
  const { t } = useTexts();
  return (
    <Page>
      <header className="hero-ground -mx-4 -mt-4 rounded-b-hero px-5 pt-6 pb-5 text-center">
        <Mark size={56} onDark />
        <h1 className="mt-3">
          <WordMark height={30} />
        </h1>
        <p className="mt-1 text-on-dark-2">{t('guide.tagline')}</p>
      </header>
      <Slides />
      <PublicLinks />
      <Languages />
      <div className="safe-bottom mt-auto grid grid-cols-2 gap-3 pt-3">
        <AppLink to={links.register()} className={buttonClass('ghost')}>
          {t('common.register')}
        </AppLink>
        <AppLink to={links.login()} className={buttonClass()}>
          {t('common.login')}
        </AppLink>
      </div>
    </Page>
  );
}
