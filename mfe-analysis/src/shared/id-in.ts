/** As the service writes its ids (RFC 9562). */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/iu;

/**
 * The id that an address names, as `?id=…`; null where it names none. The service checks what it is asked for: a page only
 * decides here what to show, and needs no schema for it.
 */
export function idIn(search: URLSearchParams, name = 'id'): string | null {
  const id = search.get(name);
  return id !== null && uuid.test(id) ? id : null;
}
