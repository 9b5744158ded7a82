/** The rows of a `dl`. */
export const DescriptionRows = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) =>
  rows.map(([name, value]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
