export const serverFlags: string[];
export const serverEnvironment: Record<string, string>;
export const serverCommand: string[];
export const backupCommand: string[];
export const addAdminCommand: string[];
export const resetSecondFactorCommand: string[];
export const rotateKeyCommand: string[];
export const examinationsCommand: string[];
