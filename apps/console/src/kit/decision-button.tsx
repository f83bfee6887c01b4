import { Button, Popconfirm } from 'antd';
import { useId, useRef, useState } from 'react';
import { ActFailure } from './act-failure.tsx';
import { FormButton } from './forms/form-button.tsx';
import { pressedBy } from './keyboard/row-keys.ts';
import { ReasonField } from './reason-field.tsx';
import { useTexts } from './texts.ts';
import { useAttempt } from './use-attempt.ts';

/** A sentence in a bubble is broken into lines, so that the bubble does not cover what the question is about. */
const NARROW = 'max-w-90';

/**
 * A decision that is asked about once more before it is made. The question opens on its way out, not on the decision, and
 * stays until the answer is there; a failure is shown inside.
 */
export function DecisionButton({
  label,
  question,
  quiet = false,
  onDecide,
}: {
  readonly label: string;
  readonly question: string;
  /** One of many beside each other: none of them is the main act. */
  readonly quiet?: boolean;
  /** Resolves when it is done, and rejects when it has failed. */
  readonly onDecide: () => Promise<unknown>;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const wayOut = useId();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, error, attempt, forget } = useAttempt();
  // The library closes a question as soon as it is pressed.
  const isPressed = useRef(false);
  const decide = async () => {
    isPressed.current = true;
    if (await attempt(onDecide)) setOpen(false);
  };
  const change = (next: boolean) => {
    if (isBusy || isPressed.current) {
      isPressed.current = false;
      return;
    }
    if (next) forget();
    setOpen(next);
  };
  return (
    <Popconfirm
      title={<div className={NARROW}>{question}</div>}
      {...(error
        ? {
            description: (
              <div className={NARROW}>
                <ActFailure of={{ error }} />
              </div>
            ),
          }
        : {})}
      okText={label}
      cancelButtonProps={{ id: wayOut }}
      destroyOnHidden
      open={isOpen}
      onOpenChange={change}
      okButtonProps={{ loading: isBusy }}
      onConfirm={() => void decide()}
      afterOpenChange={(isShown) => {
        // Once it is shown: where nothing is animated, what is focused while it is made cannot be seen yet.
        const next = isShown ? document.getElementById(wayOut) : button.current;
        next?.focus();
      }}
    >
      <Button ref={button} {...pressedBy('a')} type={quiet ? 'default' : 'primary'} loading={isBusy}>
        {label}
      </Button>
    </Popconfirm>
  );
}

/** A decision that needs a reason, or the reference of a payment, which it asks for first. */
export function ReasonButton({
  label,
  ask,
  isDanger = false,
  onReason,
}: {
  readonly label: string;
  /** What is asked for, when it is not simply the reason. */
  readonly ask?: string;
  readonly isDanger?: boolean;
  /** Resolves when it is done, and rejects when it has failed. */
  readonly onReason: (reason: string) => Promise<unknown>;
}) {
  return (
    <FormButton<{ reason: string }> label={label} isDanger={isDanger} onSend={({ reason }) => onReason(reason)}>
      <ReasonField {...(ask === undefined ? {} : { label: ask })} />
    </FormButton>
  );
}

/** Turns down what another operator or a member asked for. */
export function RejectButton({ onReason }: { readonly onReason: (reason: string) => Promise<unknown> }) {
  const { t } = useTexts();
  return (
    <span {...pressedBy('x')}>
      <ReasonButton isDanger label={t('console.reject')} onReason={onReason} />
    </span>
  );
}

/** Turns something off, which one operator does at once, or proposes to turn it on, which another decides. */
export function SwitchButton({
  isOn,
  onReason,
}: {
  readonly isOn: boolean;
  readonly onReason: (reason: string) => Promise<unknown>;
}) {
  const { t } = useTexts();
  return (
    <ReasonButton
      isDanger={isOn}
      label={t(isOn ? 'console.turnOff' : 'console.turnOn')}
      ask={t(isOn ? 'console.reasonOff' : 'console.reasonOn')}
      onReason={onReason}
    />
  );
}
