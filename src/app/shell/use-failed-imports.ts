import { useStore } from 'zustand'
import { failedImports } from '@/app/recover'

/** Draws its component again after a dynamic import has failed: see `failedImports`. */
export const useFailedImports = (): number => useStore(failedImports)
