import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Button } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { openModal } from '../../../shared/overlays/overlays.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Address } from '../order/kinds.ts';
import { useCountryName } from '../order/use-country-name.ts';
import { AddressForm } from './address-form.tsx';

interface AddressStepProps {
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onBack: () => void;
}

interface AddressRowProps {
  address: Address;
  isChosen: boolean;
  isRemoving: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, isChosen, isRemoving, onChoose, onEdit, onRemove }: AddressRowProps) {
  const { t } = useTexts();
  const countryName = useCountryName();
  return (
    <li className="rounded-card bg-surface-2 p-3 shadow-line">
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="block min-h-11 w-full text-left wrap-anywhere whitespace-pre-line aria-pressed:font-semibold"
      >
        {`${address.name}, ${address.phone}\n${address.lines}\n${countryName(address.country)}`}
        {address.isDefault ? (
          <span className="block pt-1">
            <Chip tone="up">{t('orders.default')}</Chip>
          </span>
        ) : null}
      </button>
      <span className="flex flex-wrap gap-2.5 pt-2">
        <Button kind="ghost" small onClick={onEdit}>
          {t('orders.change')}
        </Button>
        <Button kind="danger" small busy={isRemoving} onClick={onRemove}>
          {t('orders.removeAddress')}
        </Button>
      </span>
    </li>
  );
}

/** The address book: one is chosen, and addresses are added, changed and removed. */
export function AddressStep({ chosen, onChoose, onBack }: AddressStepProps) {
  const { t } = useTexts();
  useOverlayEntry(true, onBack);
  const read = useRead('shop.addresses', {});
  const remove = useWrite('shop.removeAddress');
  const failure = useErrorText(remove.error);
  const [edited, setEdited] = useState<Address | 'new'>();
  const askToRemove = ({ id, name, lines }: Address) =>
    openModal({
      title: t('orders.removeAddress'),
      html: t.html('orders.removeAddressAsk', { name, lines }),
      confirmText: t('orders.removeAddress'),
      onConfirm: (hide) => {
        hide();
        remove.mutate({ params: { id } });
      },
    });
  return (
    <ReadView query={read}>
      {({ items, countries }) =>
        edited !== undefined || items.length === 0 ? (
          <AddressForm
            address={edited === 'new' ? undefined : edited}
            countries={countries}
            onSaved={(id) => {
              setEdited(undefined);
              onChoose(id);
            }}
            onBack={() => (items.length === 0 ? onBack() : setEdited(undefined))}
          />
        ) : (
          <div className="flex flex-col gap-3 pt-2 pb-4">
            <ul aria-label={t('orders.addresses')} className="m-0 flex list-none flex-col gap-2.5 p-0">
              {items.map((address) => (
                <AddressRow
                  key={address.id}
                  address={address}
                  isChosen={address.id === chosen}
                  isRemoving={remove.isPending && remove.variables.params.id === address.id}
                  onChoose={() => onChoose(address.id)}
                  onEdit={() => setEdited(address)}
                  onRemove={() => (remove.isPending ? undefined : askToRemove(address))}
                />
              ))}
            </ul>
            <div aria-live="assertive" className="contents">
              {failure ? <Notice tone="down">{failure}</Notice> : null}
            </div>
            <div className="grid grid-cols-2 gap-3">
              <Button kind="ghost" onClick={onBack}>
                {t('common.back')}
              </Button>
              <Button onClick={() => setEdited('new')}>{t('orders.addAddress')}</Button>
            </div>
          </div>
        )
      }
    </ReadView>
  );
}
