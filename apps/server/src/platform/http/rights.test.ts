import { routes } from '@greenhall/contract/routes';
import { INSPECTED_REFUSALS, INSPECTIONS } from '@greenhall/contract/shared/inspection';
import type { Route } from '@greenhall/contract/shared/route';
import { describe, expect, it } from 'vitest';
import { checkReadsOnly, refusalOfUnknown } from './rights.ts';

const inspected = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice)
    .filter(([, { path }]) => path.startsWith(`${INSPECTIONS}/`))
    .map(([name, route]) => ({ key: `${slice}.${name}`, route })),
);

describe('what stands below the address of an inspection', () => {
  it.each(inspected)('is read by $key, which says why it is not shown', ({ route }) => {
    expect(route.method).toBe('GET');
    expect(route.access).toBe('operator');
    expect(route.refusals.slice(0, INSPECTED_REFUSALS.length)).toEqual(INSPECTED_REFUSALS);
  });

  it('is no write: the program does not start with one', () => {
    expect(inspected.length).toBeGreaterThan(9);
    const path = `${INSPECTIONS}/:inspection/restrict`;
    expect(() => checkReadsOnly({ method: 'POST', path })).toThrow('would write under an inspection');
    expect(() => checkReadsOnly({ method: 'GET', path })).not.toThrow();
    expect(() => checkReadsOnly({ method: 'POST', path: '/admin/restrictions' })).not.toThrow();
  });

  it('is refused as a write also where no route is', () => {
    const at = (method: string, url: string) => refusalOfUnknown({ method, url }).refusal;
    expect(at('POST', '/api/admin/inspections/7/bill')).toBe('inspectionReadsOnly');
    expect(at('DELETE', '/api/admin/inspections/7/anything?x=1')).toBe('inspectionReadsOnly');
    expect(at('GET', '/api/admin/inspections/7/anything')).toBe('notFound');
    expect(at('POST', '/api/admin/inspectionsOf')).toBe('notFound');
  });
});
