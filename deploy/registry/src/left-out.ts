export type Reason =
  | 'package-missing'
  | 'package-broken'
  | 'name-broken'
  | 'name-taken'
  | 'not-built'
  | 'manifest-broken'
  | 'path-taken'
  | 'integrity-broken'
  | 'kit-unfit'
  | 'release-missing'
  | 'disabled';

/** What is wrong with a release. */
export interface Fault {
  readonly reason: Reason;
  /** The file, the path, the name, the version or the range that it is about. */
  readonly about: string;
  /** The remote that has the name or the path; the version of the kit that does not fit. */
  readonly by?: string;
}

/** A remote that is not on the site, and why. The module page of the back office shows it. */
export interface LeftOut extends Fault {
  readonly folder: string;
  readonly version: string | null;
}

/** Why, for the log and for conditions. */
export function reasonLine({ reason, about, by }: Fault): string {
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
    case 'integrity-broken':
      return `${about} is not what release.json says`;
    case 'kit-unfit':
      return `it needs the kit ${about}, and a host in use has ${by}`;
    case 'release-missing':
      return `no release ${about} runs`;
    case 'disabled':
      return 'it is switched off';
  }
}
