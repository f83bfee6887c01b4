import { Button } from '@greenhall/ui/page/button';
import { useEffect, useRef, useState } from 'react';
import { ReadView } from '../page/read-view.tsx';
import { useRead } from '../request/use-read.ts';
import { useTexts } from '../text/texts.ts';
import { RichContent } from './rich-content.tsx';
import { LiveFacts, useLiveTerms } from '../page/live-terms.tsx';

export type LegalName = 'agreement' | 'risk';

const RISKS = ['Loss', 'Price', 'Income', 'Network', 'Trade', 'Technical', 'Sandbox'] as const;

/** The built-in risk text: paragraphs, each with a heading. */
function Risks() {
  const { t } = useTexts();
  return RISKS.map((part, index) => (
    <section key={part}>
      <h3>
        {index + 1}. {t(`legal.r${part}Title`)}
      </h3>
      <p className="mt-0.5 text-s text-ink-2">{t(`legal.r${part}`)}</p>
    </section>
  ));
}

interface AcceptedProps {
  /** `version` is that of the agreement, or of a recorded risk text. */
  onAccept?: ((version?: number) => void) | undefined;
}

/** The risk text of the current mode: the built-in text in the sandbox, the recorded one in live mode. */
function Risk({ onAccept }: AcceptedProps) {
  const { isLive, terms } = useLiveTerms();
  if (!isLive)
    return (
      <>
        <Risks />
        {onAccept ? <AcceptButton onAccept={() => onAccept()} /> : null}
      </>
    );
  return (
    <ReadView query={terms}>
      {(recorded) => (
        <>
          <LiveFacts terms={recorded} />
          <p className="whitespace-pre-line">{recorded.risk}</p>
          {onAccept ? <AcceptButton onAccept={() => onAccept(recorded.version)} /> : null}
        </>
      )}
    </ReadView>
  );
}

/** The agreement in force, as operators have published it. */
function Agreement({ onAccept }: AcceptedProps) {
  const { language } = useTexts();
  const agreement = useRead('content.agreement', { query: { language } });
  return (
    <ReadView query={agreement}>
      {({ version, body, language: written }) => (
        <>
          <RichContent text={body} language={written} />
          {onAccept ? <AcceptButton onAccept={() => onAccept(version)} /> : null}
        </>
      )}
    </ReadView>
  );
}

/** The button at the end of the text. It is enabled once the end has been scrolled into view. */
function AcceptButton({ onAccept }: { onAccept: () => void }) {
  const { t } = useTexts();
  const end = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const mark = end.current;
    if (!mark) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    watch.observe(mark);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button wide disabled={!seen} onClick={onAccept}>
        {t('legal.accept')}
      </Button>
    </div>
  );
}

/** One legal text, which can be accepted at its end. */
export default function LegalText({ name, ...props }: AcceptedProps & { name: LegalName }) {
  return name === 'risk' ? <Risk {...props} /> : <Agreement {...props} />;
}
