// A process that does nothing and does not end.
setInterval(() => undefined, 1_000);
