import { LINK_CONSENTS, type LinkConsent } from '@greenhall/domain/network/link';
import { Switch } from '@greenhall/ui/form/switch';
import { useTexts } from '../../../shared/text/texts.ts';

interface ConsentSwitchesProps {
  given: Readonly<Record<LinkConsent, boolean>>;
  disabled?: boolean;
  onChange: (consent: LinkConsent, isGiven: boolean) => void;
}

/** What a linked account allows its main account, each by itself. */
export function ConsentSwitches({ given, disabled = false, onChange }: ConsentSwitchesProps) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col">
      {LINK_CONSENTS.map((consent) => (
        <Switch
          key={consent}
          label={t(`network.linkConsent.${consent}`)}
          note={t(`network.linkConsentNote.${consent}`)}
          checked={given[consent]}
          disabled={disabled}
          onChange={(isGiven) => onChange(consent, isGiven)}
        />
      ))}
    </div>
  );
}
