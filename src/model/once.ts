/** Makes something once for each key, such as a word, and keeps it for whoever asks again. */
export const oncePerKey = <Key, Made>(make: (key: Key) => Made): ((key: Key) => Made) =>
  onceIn(new Map<Key, Made>(), make);

/**
 * Makes something once for each object, and keeps it for as long as there is the object. The two places whose code every page loads, for
 * breadcrumbs and versions, keep what they make themselves, because this module would be 160 bytes more of it.
 */
export const oncePerObject = <Of extends object, Made>(make: (of: Of) => Made): ((of: Of) => Made) =>
  onceIn(new WeakMap<Of, Made>(), make);

interface Known<Key, Made> {
  get(key: Key): Made | undefined;
  set(key: Key, made: Made): unknown;
}

function onceIn<Key, Made>(known: Known<Key, Made>, make: (key: Key) => Made): (key: Key) => Made {
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
