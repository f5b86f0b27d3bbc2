import { dequal } from 'dequal'
import type { z } from 'zod'
import { secrets } from '#app/platform/auth/config.server.ts'
import { isSignature, sign } from '#app/platform/auth/seal.server.ts'
import { backupContents, backupHeader, createTally, names, type BackupContents, type BackupHeader } from './contents.ts'
import { keyCheckPurpose, signaturePurpose } from './make-backup.server.ts'
import { readArchive, type Part } from './read-archive.server.ts'
import { BackupError } from './write-archive.server.ts'

export type CheckedBackup = { header: BackupHeader; contents: BackupContents }

/**
 * Reads a whole backup and compares all of it with its checksums, and those with their signature.
 * @param key what it was encrypted with
 * @throws BackupError where something is not right, or SESSION_SECRET is not that of the portal it is from
 */
export async function checkBackup(file: string, key: string | undefined): Promise<CheckedBackup> {
  const checking = createChecking()
  for await (const part of readArchive(file, key)) checking.add(part)
  return checking.end()
}

/** Checks the parts of a backup as they pass by. */
export function createChecking() {
  const tally = createTally()
  let header: BackupHeader | undefined
  const last = { [names.contents]: '', [names.signature]: '' }
  return {
    add({ name, bytes }: Part) {
      if (last[name] !== undefined) last[name] += bytes.toString()
      else tally.add(name, bytes)
      if (name === names.header) header = readHeader(bytes.toString())
      else if (!header) throw new BackupError('The file is no backup of Routekaart: it does not begin like one.')
    },
    end(): CheckedBackup {
      const [text = '', signature = ''] = [last[names.contents], last[names.signature]]
      const contents = parsed(backupContents, text)
      if (!header || !contents) throw new BackupError('The backup is cut off: its end is missing.')
      const isOurs = isSignature(signaturePurpose, text, signature)
      const { sequences: _sequences, missing: _missing, ...counted } = contents
      if (!isOurs || !dequal(counted, tally.end())) {
        throw new BackupError('The backup is damaged: it is not what its checksums say.')
      }
      return { header, contents }
    },
  }
}

function readHeader(text: string): BackupHeader {
  const header = parsed(backupHeader, text)
  if (!header)
    throw new BackupError('The file is no backup of Routekaart, or of a version that is newer than this one.')
  const own = new Set(secrets().map((secret) => sign(keyCheckPurpose, header.id, secret)))
  if (header.keyChecks.every((check) => own.has(check))) return header
  throw new BackupError(
    'SESSION_SECRET: it is not that of the portal the backup is from, whose sealed secrets could not be read with it. ' +
      'Where none was set it stands in the file session-secret in that portal’s DATA_DIR; of a list all are needed.',
  )
}

function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
