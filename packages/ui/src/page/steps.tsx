export interface Step {
  title: string;
  note?: string;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the step that is under way; equal to the length when all are done. */
  current: number;
}

export function Steps({ steps, current }: StepsProps) {
  return (
    <ol className="m-0 list-none p-0">
      {steps.map((step, index) => {
        const done = index < current;
        const now = index === current;
        const dot = done ? 'bg-brand' : now ? 'bg-surface shadow-[0_0_0_4px_var(--brand)]' : 'bg-line';
        return (
          <li key={step.title} aria-current={now ? 'step' : undefined} className="flex gap-3">
            <span aria-hidden className="flex flex-col items-center">
              <i className={`mt-1.25 size-3 shrink-0 rounded-full ${dot}`} />
              {index < steps.length - 1 ? <i className={`my-1 w-0.5 flex-1 ${done ? 'bg-brand' : 'bg-line'}`} /> : null}
            </span>
            <span className="pb-2">
              <span className="block font-semibold">{step.title}</span>
              {step.note ? <span className="block text-s text-ink-3">{step.note}</span> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
