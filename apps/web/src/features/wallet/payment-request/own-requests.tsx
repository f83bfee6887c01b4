import { MakeForm } from './make-form.tsx';
import { OpenForm } from './open-form.tsx';
import { MyRequests } from './my-requests.tsx';

/** What the member asks for, and where it opens what it was given. */
export default function OwnRequests() {
  return (
    <>
      <MakeForm />
      <OpenForm />
      <MyRequests />
    </>
  );
}
