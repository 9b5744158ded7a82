import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useLoaded, preload } from './use-loaded.js';

function Shown({ load, onShown }: { load: () => Promise<string>; onShown?: () => void }) {
  const [loaded] = useLoaded(load);
  useLayoutEffect(() => {
    onShown?.();
  }, [onShown]);
  return <p>{loaded && 'value' in loaded ? loaded.value : 'loading'}</p>;
}

it('shows what it waited for', async () => {
  const load = (): Promise<string> => Promise.resolve('page');
  render(<Shown load={load} />);
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('page')).toBeTruthy();
});

it('shows what came after it was rendered and before it began to wait', async () => {
  let arrive = (): void => undefined;
  const load = (): Promise<string> =>
    ({
      // oxlint-disable-next-line unicorn/no-thenable -- arrives when told to, between picture and effect
      then: (come: (page: string) => void) => {
        arrive = () => come('page');
      },
    }) as Promise<string>;
  preload(load);
  render(<Shown load={load} onShown={() => arrive()} />);
  expect(await screen.findByText('page')).toBeTruthy();
});
