import type { DirectoryId } from '@/directory/rules/choices'
import type { DirectorySpec } from '@/directory/rules/directory-spec'
import { directories } from '@/directory/rules/registry'
import type { DirectoryTexts } from './directory-texts'
import { serviceProvidersTexts } from './service-providers'
import { transportTexts } from './transport'

/** A directory as its screen shows it. */
export type Directory = DirectorySpec & DirectoryTexts

export const shownDirectories: Readonly<Record<DirectoryId, Directory>> = {
  transport: { ...directories.transport, ...transportTexts },
  serviceProviders: { ...directories.serviceProviders, ...serviceProvidersTexts },
}
