import { AddToHome } from '@greenhall/ui/drawing/add-to-home';
import { LazySheet } from '../overlays/lazy-sheet.tsx';
import { useTexts } from '../text/texts.ts';
import { useInstall } from './install.ts';

const STEPS = ['version.guideShare', 'version.guideAdd', 'version.guideOpen'] as const;

/** How the app is put on the home screen where the browser does not ask for it, with a drawing of each step. */
export default function InstallGuide() {
  const { t } = useTexts();
  const show = useInstall((state) => state.isGuideShown);
  return (
    <LazySheet
      show={show}
      onUpdateShow={(isGuideShown) => useInstall.setState({ isGuideShown })}
      title={t('version.guideTitle')}
    >
      <ol className="m-0 flex list-none flex-col gap-4 p-0 pt-2 pb-6">
        {STEPS.map((step, index) => (
          <li key={step} className="flex items-center gap-4">
            <AddToHome step={index} />
            <span className="min-w-0 flex-1">{t(step)}</span>
          </li>
        ))}
      </ol>
    </LazySheet>
  );
}
