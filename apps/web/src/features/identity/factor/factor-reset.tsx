import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Notice } from '@greenhall/ui/page/notice';
import { toast } from '../../../shared/overlays/overlays.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Says when the second factors are removed, which operators have agreed to, and stops it. */
export function FactorReset({ at }: { readonly at: string }) {
  const { t, moment } = useTexts();
  const stop = useWrite('identity.stopFactorReset');
  const failure = useErrorText(stop.error);
  const press = () =>
    stop.mutate({ body: {} }, { onSuccess: () => toast(t('security.factorResetStopped'), 'success') });
  return (
    <Card>
      <div className="grid gap-3">
        <Notice tone="down">{t('security.factorReset', { time: moment(at) })}</Notice>
        {failure ? <Notice tone="down">{failure}</Notice> : null}
        <Button busy={stop.isPending} onClick={press}>
          {t('security.stopFactorReset')}
        </Button>
      </div>
    </Card>
  );
}
