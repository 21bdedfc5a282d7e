import type { DirectoryId } from '@/domain/directories/choices'
import type { DirectorySpec } from '@/domain/directories/directory-spec'
import { directories } from '@/domain/directories/registry'
import type { DirectoryTexts } from './directory-texts'
import { serviceProvidersTexts } from './service-providers'
import { transportTexts } from './transport'

/** A directory as its screen shows it. */
export type Directory = DirectorySpec & DirectoryTexts

export const shownDirectories: Readonly<Record<DirectoryId, Directory>> = {
  transport: { ...directories.transport, ...transportTexts },
  serviceProviders: { ...directories.serviceProviders, ...serviceProvidersTexts },
}
