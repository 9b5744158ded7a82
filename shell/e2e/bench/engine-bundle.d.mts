export function bundleEngine(root: string): Promise<{ script: string; kb: number }>;
