import { Card } from '@greenhall/ui/page/card';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The published median of what members' payments came to. Before the first result, nothing is shown. */
export function ResultsSoFar() {
  const { t, percent } = useTexts();
  const proof = useRead('proof.latest', {});
  const results = proof.data?.head.house?.results;
  if (!results || results.counted === 0) return null;
  return (
    <Card>
      <AppLink to={links.solvency()} className="block">
        <h2>{t('stock.soFar')}</h2>
        <p className="num text-s text-ink-2">
          {t('stock.soFarNote', {
            median: percent(results.medianBp),
            losing: results.losing,
            counted: results.counted,
          })}
        </p>
      </AppLink>
    </Card>
  );
}
