import { Button, Popconfirm } from 'antd';

/** An act that is asked about once more before it is done. */
export function SureButton({
  label,
  question,
  busy = false,
  quiet = false,
  onSure,
}: {
  readonly label: string;
  readonly question: string;
  readonly busy?: boolean;
  /** One of many beside each other: none of them is the main act. */
  readonly quiet?: boolean;
  readonly onSure: () => void;
}) {
  return (
    <Popconfirm title={question} okText={label} onConfirm={onSure}>
      <Button type={quiet ? 'default' : 'primary'} loading={busy}>
        {label}
      </Button>
    </Popconfirm>
  );
}
