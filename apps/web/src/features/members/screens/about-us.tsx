import { Card } from '@greenhall/ui/page/card';
import { Cell, CellButton, cellClass, CellList } from '@greenhall/ui/display/cell';
import { Mark, WordMark } from '@greenhall/ui/drawing/mark';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { links } from '../../../shared/page/links.ts';
import { LEGAL_TITLES, LegalSheet } from '../../../shared/written/legal-sheet.tsx';
import type { LegalName } from '../../../shared/written/legal-text.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { LiveFacts, useLiveTerms } from '../../../shared/page/live-terms.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { WrittenFolds } from '../../../shared/written/written-folds.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { LICENCES } from '../parts/licences.ts';
import { VERSION } from '../parts/version.ts';

const namesUnder = (licence: string): string =>
  Object.values(LICENCES)
    .filter(([, own]) => own === licence)
    .map(([name]) => name)
    .join(', ');

/** Which mode this is, and in live mode who answers for it. */
function Mode() {
  const { t } = useTexts();
  const status = useRead('platform.status', {});
  const { terms } = useLiveTerms();
  return (
    <ReadView query={status}>
      {({ mode }) =>
        mode === 'sandbox' ? (
          <Notice tone="warn">{t('members.sandbox')}</Notice>
        ) : (
          <>
            <Notice>{t('members.live')}</Notice>
            <Card title={t('members.behind')}>
              <div className="mt-3">
                <ReadView query={terms}>{(recorded) => <LiveFacts terms={recorded} />}</ReadView>
              </div>
            </Card>
          </>
        )
      }
    </ReadView>
  );
}

function Legal({ name }: { name: LegalName }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  return (
    <>
      <CellButton title={t(LEGAL_TITLES[name])} arrow onClick={() => setShow(true)} />
      <LegalSheet name={name} show={show} onUpdateShow={setShow} />
    </>
  );
}

/** What operators have written about the platform. */
function About() {
  const { language } = useTexts();
  const about = useRead('content.about', { query: { language } });
  return about.data ? <WrittenFolds items={about.data.items} /> : null;
}

export default function AboutUs() {
  const { t } = useTexts();
  return (
    <Page>
      <Card className="flex flex-col items-center text-center">
        <Mark size={64} />
        <p className="mt-3 mb-1">
          <WordMark height={24} />
        </p>
        <p className="text-s text-ink-2">{t('guide.tagline')}</p>
        <p className="num mt-1 text-s text-ink-3">
          {t('members.version')} {VERSION}
        </p>
      </Card>
      <Mode />
      <About />
      <Card dense>
        <CellList>
          <Legal name="agreement" />
          <Legal name="risk" />
          <li>
            <AppLink to={links.solvency()} className={cellClass}>
              <Cell title={t('members.solvency')} arrow />
            </AppLink>
          </li>
        </CellList>
      </Card>
      <Card title={t('members.licences')}>
        <p className="mt-1 mb-3 text-s text-ink-2">{t('members.licencesNote')}</p>
        <KeyValues
          items={['MIT', 'ISC', 'Apache-2.0', 'OFL-1.1'].map((licence) => ({
            label: licence,
            value: namesUnder(licence),
          }))}
        />
      </Card>
    </Page>
  );
}
