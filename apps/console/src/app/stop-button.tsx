import { AskText } from './ask-text.tsx';
import { useTexts } from './texts.ts';

/** Turns something off, which one operator does at once, or proposes to turn it on, which takes another; both with a reason. */
export function StopButton({ isOn, onSet }: { readonly isOn: boolean; readonly onSet: (reason: string) => void }) {
  const { t } = useTexts();
  return (
    <AskText
      danger={isOn}
      button={t(isOn ? 'console.turnOff' : 'console.turnOn')}
      label={t(isOn ? 'console.reasonOff' : 'console.reasonOn')}
      onText={onSet}
    />
  );
}
