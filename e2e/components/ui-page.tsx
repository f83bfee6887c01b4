import { addIcons } from '@greenhall/ui/display/icon';
import { MORE_ICONS } from '@greenhall/ui/display/more-icons';
import { Field, PasswordField } from '@greenhall/ui/form/field';
import { Segmented } from '@greenhall/ui/form/segmented';
import { Select } from '@greenhall/ui/form/select';
import { Slider } from '@greenhall/ui/form/slider';
import { Switch } from '@greenhall/ui/form/switch';
import { Modal, type SafeHtml } from '@greenhall/ui/overlay/modal';
import { Sheet } from '@greenhall/ui/overlay/sheet';
import { Toasts, type ToastItem } from '@greenhall/ui/overlay/toast';
import { Button } from '@greenhall/ui/page/button';
import { Tabs } from '@greenhall/ui/page/tabs';
import { useState } from 'react';
import './page.css';
import { show } from './show.tsx';

addIcons(MORE_ICONS);

const CITIES = ['Lisbon', 'Málaga', 'Vienna'].map((label) => ({ value: label.toLowerCase(), label }));
const SIZES = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
] as const;
const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'chart', label: 'Chart' },
] as const;
const MESSAGE = '<p>It cannot be taken back.</p>' as unknown as SafeHtml;

function Fields() {
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [city, setCity] = useState<string>();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
      }}
    >
      <Field
        label="Name"
        hint="As in your passport"
        error={isChecked && name === '' ? 'Enter your name' : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField label="Password" showLabel="Show password" hideLabel="Hide password" />
      <Select
        label="City"
        placeholder="Choose a city"
        closeLabel="Close"
        searchLabel="Search"
        choices={CITIES}
        value={city}
        onChange={setCity}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}

function Choices() {
  const [isOn, setOn] = useState(false);
  const [amount, setAmount] = useState(3);
  const [size, setSize] = useState<'small' | 'large'>('small');
  const [view, setView] = useState<'list' | 'chart'>('list');
  return (
    <>
      <Switch label="Notify me" note="By e-mail" checked={isOn} onChange={setOn} />
      <Slider label="Amount" min={0} max={10} value={amount} onChange={setAmount} />
      <Segmented label="Size" options={SIZES} value={size} onChange={setSize} />
      <Tabs label="View" options={VIEWS} value={view} onChange={setView} />
    </>
  );
}

function Overlays() {
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isModalOpen, setModalOpen] = useState(false);
  const [confirmed, setConfirmed] = useState(0);
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  return (
    <>
      <Button onClick={() => setSheetOpen(true)}>Open sheet</Button>
      <Sheet show={isSheetOpen} onUpdateShow={setSheetOpen} title="Details" closeLabel="Close">
        <Button onClick={() => setSheetOpen(false)}>Done</Button>
      </Sheet>
      <Button onClick={() => setModalOpen(true)}>Open modal</Button>
      <Modal
        show={isModalOpen}
        title="Send it?"
        msg={MESSAGE}
        confirmText="Send"
        closeLabel="Close"
        onConfirm={() => setConfirmed((times) => times + 1)}
        onUpdateShow={setModalOpen}
      />
      <p>{`Confirmed ${confirmed} times`}</p>
      <Button onClick={() => setToasts([{ id: 1, text: 'It was sent', kind: 'success' }])}>Show toast</Button>
      <Toasts items={toasts} />
    </>
  );
}

if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.dataset['theme'] = 'dark';
show(
  <main className="flex flex-col gap-4 bg-surface p-4">
    <h1>Components of the member app</h1>
    <Fields />
    <Choices />
    <Overlays />
  </main>,
);
