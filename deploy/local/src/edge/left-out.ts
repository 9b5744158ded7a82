export type LeftOutReason =
  | 'package-missing'
  | 'package-broken'
  | 'name-broken'
  | 'name-taken'
  | 'not-built'
  | 'manifest-broken'
  | 'path-taken';

/** A folder whose front end is not on the site, and why. The module page of the back office shows it. */
export interface LeftOut {
  readonly folder: string;
  readonly version: string | null;
  readonly reason: LeftOutReason;
  /** The file, the path or the name that it is about. */
  readonly about: string;
  /** The remote that has the name or the path. */
  readonly by?: string;
}

/** Why, for the log. */
export function reasonLine({ reason, about, by }: LeftOut): string {
  switch (reason) {
    case 'package-missing':
      return 'it has no package.json';
    case 'package-broken':
      return 'its package.json cannot be read';
    case 'name-broken':
      return `its package is called ${about}, which is not @fitfolio/ and the name of its folder`;
    case 'name-taken':
      return `its package is called ${about}, and that is ${by}`;
    case 'not-built':
      return `${about} is missing: build it`;
    case 'manifest-broken':
      return `${about} cannot be read: build it anew`;
    case 'path-taken':
      return `its path ${about} belongs to ${by}`;
  }
}
