import { Form, type FormItemProps } from 'antd';
import { type ReactNode, useId } from 'react';

interface LabelledProps extends Pick<FormItemProps, 'extra' | 'help' | 'validateStatus'> {
  readonly label: string;
  /** Draws the control with the id that the label points to. */
  readonly children: (id: string) => ReactNode;
}

/** A control with its label, whose value the form does not keep. */
export function Labelled({ label, children, ...rest }: LabelledProps) {
  const id = useId();
  return (
    <Form.Item label={label} htmlFor={id} {...rest}>
      {children(id)}
    </Form.Item>
  );
}
