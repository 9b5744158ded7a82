import { lazy, Suspense } from 'react';
import { Card, Skeleton } from '@fitfolio/web-kit/ui/core';

const Security = lazy(async () => ({ default: (await import('./security.js')).Security }));

/** The second factors, with what they need: QR pictures, dialogs and their texts come when the section is opened. */
export function SecuritySection() {
  return (
    <Suspense
      fallback={
        <Card>
          <Skeleton lines={6} />
        </Card>
      }
    >
      <Security />
    </Suspense>
  );
}
