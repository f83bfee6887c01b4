import { Avatar } from '@greenhall/ui/display/avatar';
import { Chip } from '@greenhall/ui/display/chip';
import { Card } from '@greenhall/ui/page/card';
import { useTexts } from '../../../shared/text/texts.ts';
import type { PaymentRequest } from './kinds.ts';

/** Who asks, as far as the payer may see it: what speaks for it, and what proves nothing. */
export function AskerCard({ asker: { name, nickname, isVerified, wasPaid } }: Pick<PaymentRequest, 'asker'>) {
  const { t } = useTexts();
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} size={46} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          {nickname ? <p className="text-s text-ink-2 wrap-anywhere">{t('wallet.callsItself', { nickname })}</p> : null}
          <p className="text-s text-ink-3">{t('requests.asks')}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Chip tone={isVerified ? 'up' : 'neutral'} icon={isVerified ? 'check' : 'info'}>
          {t(isVerified ? 'requests.verified' : 'requests.unverified')}
        </Chip>
        <Chip tone={wasPaid ? 'up' : 'warn'} icon={wasPaid ? 'check' : 'warn'}>
          {t(wasPaid ? 'requests.paidBefore' : 'requests.neverPaid')}
        </Chip>
      </div>
    </Card>
  );
}
