import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ListMultipartUploadsCommandOutput, S3Client } from '@aws-sdk/client-s3'
import { writeInParts } from './bucket-parts.server.ts'
import { FileStoreAwayError, MissingFileError, type FileStore } from './file-store.ts'

export type Bucket = {
  bucket: string
  /** URL of an S3-compatible server; Amazon's own where there is none. */
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
}

// The kit for S3 takes a tenth of a second to load: who keeps files in a folder need not wait for it.
const loadKit = () => import('@aws-sdk/client-s3')

/** Keeps files in a bucket of an S3-compatible store. The bucket exists already. */
export function bucketStore(settings: Bucket): FileStore {
  const Bucket = settings.bucket
  let opened: Promise<S3Client> | undefined
  const client = () => (opened ??= openClient(settings))

  return {
    async write(key, source) {
      const hash = createHash('sha256')
      let size = 0
      const counted = async function* () {
        for await (const chunk of source) {
          hash.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      await writeInParts(await client(), { Bucket, Key: key }, counted())
      return { size, sha256: hash.digest('hex') }
    },

    async read(key, range) {
      const { GetObjectCommand } = await loadKit()
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await (
        await client()
      )
        .send(new GetObjectCommand({ Bucket, Key: key, Range }))
        .catch((error: unknown) => {
          if (error instanceof Error && error.name === 'NoSuchKey') throw new MissingFileError(key)
          throw new FileStoreAwayError('The bucket cannot be read.', { cause: error })
        })
      if (!(found.Body instanceof Readable)) throw new Error('The file store gave no stream.')
      return found.Body
    },

    async remove(key) {
      const { DeleteObjectCommand } = await loadKit()
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key: key }))
    },

    async *list() {
      const { paginateListObjectsV2 } = await loadKit()
      for await (const { Contents = [] } of paginateListObjectsV2({ client: await client() }, { Bucket })) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key, modified: LastModified }
      }
    },

    async removeUnfinished(begunBefore) {
      try {
        return await abortUploads(await client(), Bucket, begunBefore)
      } catch (error) {
        // Small stores have no list of them.
        if (error instanceof Error && error.name === 'NotImplemented') return 0
        throw error
      }
    },

    async isReady() {
      const { HeadBucketCommand } = await loadKit()
      try {
        await (await client()).send(new HeadBucketCommand({ Bucket }))
        return true
      } catch {
        return false
      }
    },
  }
}

/** Gives up uploads in parts that were begun before then. Their parts are kept, and paid, until somebody does. */
async function abortUploads(client: S3Client, Bucket: string, begunBefore: Date): Promise<number> {
  const { AbortMultipartUploadCommand, ListMultipartUploadsCommand } = await loadKit()
  let aborted = 0
  let from: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
  while (from) {
    const found: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket, ...from }),
    )
    for (const { Key, UploadId, Initiated } of found.Uploads ?? []) {
      if (!Key || !UploadId || !Initiated || Initiated >= begunBefore) continue
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
      aborted += 1
    }
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = found
    from = IsTruncated ? { KeyMarker, UploadIdMarker } : undefined
  }
  return aborted
}

async function openClient({ endpoint, region, accessKeyId, secretAccessKey }: Bucket): Promise<S3Client> {
  const { S3Client } = await loadKit()
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Names in the path, and no checksums of Amazon's own: every S3-compatible store understands that.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 60_000 },
  })
}
