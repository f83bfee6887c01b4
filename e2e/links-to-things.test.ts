import { expect, test } from 'vitest';
import {
  addresses,
  desk,
  found,
  member,
  openAddress,
  openFound,
  openWorldOfThings,
  server,
  things,
} from './links-to-things-world.ts';

openWorldOfThings();

test('what operators find by the search opens on a screen that shows it', async () => {
  for (const one of found()) await openFound(one);
  expect(desk.faults()).toEqual([]);
});

test('an appeal that the audit log names by its own number is shown', async () => {
  const { page } = desk;
  await page.goto(`${server.url}/admin/#/appeals?state=&number=${things.appeal}&open=${things.appeal}`);
  await page.getByRole('dialog').getByText('Nothing has come').waitFor();
  expect(desk.faults()).toEqual([]);
});

test('an address of a thing in the member app shows that thing', async () => {
  for (const one of addresses()) await openAddress(one);
  expect(member.faults()).toEqual([]);
});
