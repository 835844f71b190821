export async function importSeed(_o: unknown): Promise<void> {}
