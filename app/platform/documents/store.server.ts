import { environment, type Environment } from '#app/platform/config/env.server.ts'
import { bucketStore } from './bucket-store.server.ts'
import type { FileStore } from './file-store.ts'
import { folderStore } from './folder-store.server.ts'

const kept = globalThis as typeof globalThis & { routekaartFiles?: FileStore }

/** The store that the settings choose: an S3-compatible bucket where S3_BUCKET is set, else a folder in DATA_DIR. */
export function fileStore(): FileStore {
  kept.routekaartFiles ??= storeOf(environment())
  return kept.routekaartFiles
}

type Settings = Pick<Environment, 'DATA_DIR' | 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION'> &
  Pick<Environment, 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** The store that these settings choose, for who has them before the portal keeps them. */
export function storeOf(settings: Settings): FileStore {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '', DATA_DIR } = settings
  if (!S3_BUCKET) return folderStore(`${DATA_DIR}/files`)
  return bucketStore({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}
