/**
 * An array of rows in PostgreSQL's binary form, as the one parameter of the batched commit: parsing 25 arrays, one a column,
 * and joining them again cost more on both sides. An array's elements follow its header, each with its length; a row is its
 * number of columns, then each column's type, length (-1 for null) and value. (PostgreSQL source, `array_recv`, `record_recv`.)
 */
const oids = {
  bool: 16,
  bytea: 17,
  int8: 20,
  int2: 21,
  int4: 23,
  text: 25,
  json: 114,
  timestamptz: 1184,
  uuid: 2950,
} as const

export type ColumnType = keyof typeof oids

interface Values {
  readonly bool: boolean | null
  readonly bytea: Uint8Array
  /** Whole numbers up to 2^53, or any 64 bits as a bigint. */
  readonly int8: number | bigint | null
  readonly int2: number | null
  readonly int4: number
  readonly text: string | null
  readonly json: string | null
  /** Epoch milliseconds; stored as microseconds since 2000. */
  readonly timestamptz: number
  /** In the usual text form. */
  readonly uuid: string
}

/** How a column of a row is written. */
export interface Column<Row> {
  readonly name: string
  readonly type: ColumnType
  readonly write: (into: RowWriter, row: Row) => void
}

/** A column of this type, whose value `pick` finds in a row. */
export function column<Row, Type extends ColumnType>(
  name: string,
  type: Type,
  pick: (row: Row) => Values[Type],
): Column<Row> {
  const write: { readonly [Each in ColumnType]: (into: RowWriter, value: Values[Each]) => void } =
    writers
  return { name, type, write: (into, row) => write[type](into, pick(row)) }
}

/**
 * Writes rows of a composite type.
 * @param rowOid oid of the type, whose columns are exactly these in this order.
 */
export function rowArray<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  rowOid: number,
): Buffer {
  const into = new RowWriter()
  for (const word of [1, 0, rowOid, rows.length, 1]) into.int4(word)
  for (const row of rows) {
    const begun = into.hold()
    into.int4(columns.length)
    for (const { write } of columns) write(into, row)
    into.close(begun)
  }
  return into.bytes()
}

const absent = -1
const year2000 = 946_684_800_000
/** More than any value of fixed length takes with its header. */
const slack = 64

/** Bytes that grow as they are written. */
class RowWriter {
  #bytes = Buffer.allocUnsafeSlow(64 * 1024)
  #end = 0

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#end)
  }

  int4(value: number): void {
    this.#end = this.#bytes.writeInt32BE(value, this.#end)
  }

  /** Leaves room for a length that `close` fills in. */
  hold(): number {
    this.#end += 4
    return this.#end
  }

  close(begun: number): void {
    this.#bytes.writeInt32BE(this.#end - begun, begun - 4)
  }

  /** Begins a value of so many bytes at most; writes its type, and its length. */
  value(oid: number, length: number, room = 0): Buffer {
    if (this.#end + slack + room > this.#bytes.length) this.#grow(room)
    this.int4(oid)
    this.int4(length)
    return this.#bytes
  }

  /** Where the next byte goes; moves on by so many. */
  take(length: number): number {
    this.#end += length
    return this.#end - length
  }

  #grow(room: number): void {
    const size = Math.max(this.#bytes.length * 2, this.#end + slack + room)
    const larger = Buffer.allocUnsafeSlow(size)
    this.#bytes.copy(larger, 0, 0, this.#end)
    this.#bytes = larger
  }
}

function writeNumber(into: RowWriter, oid: number, value: number | bigint): void {
  const bytes = into.value(oid, 8)
  const at = into.take(8)
  if (typeof value === 'bigint') {
    bytes.writeBigInt64BE(value, at)
    return
  }
  const high = Math.floor(value / 0x1_0000_0000)
  bytes.writeInt32BE(high, at)
  bytes.writeUInt32BE(value - high * 0x1_0000_0000, at + 4)
}

function writeText(into: RowWriter, oid: number, value: string | null): void {
  if (value === null) {
    into.value(oid, absent)
    return
  }
  // Three bytes hold any UTF-16 unit in UTF-8.
  const bytes = into.value(oid, 0, 3 * value.length)
  const begun = into.take(0)
  into.take(bytes.write(value, begun))
  into.close(begun)
}

const writers = {
  bool: (into: RowWriter, value: boolean | null) => {
    if (value === null) {
      into.value(oids.bool, absent)
      return
    }
    const bytes = into.value(oids.bool, 1)
    bytes[into.take(1)] = value ? 1 : 0
  },
  bytea: (into: RowWriter, value: Uint8Array) => {
    const bytes = into.value(oids.bytea, value.length, value.length)
    bytes.set(value, into.take(value.length))
  },
  int8: (into: RowWriter, value: number | bigint | null) => {
    if (value === null) into.value(oids.int8, absent)
    else writeNumber(into, oids.int8, value)
  },
  int2: (into: RowWriter, value: number | null) => {
    if (value === null) into.value(oids.int2, absent)
    else into.value(oids.int2, 2).writeInt16BE(value, into.take(2))
  },
  int4: (into: RowWriter, value: number) => {
    into.value(oids.int4, 4).writeInt32BE(value, into.take(4))
  },
  text: (into: RowWriter, value: string | null) => writeText(into, oids.text, value),
  json: (into: RowWriter, value: string | null) => writeText(into, oids.json, value),
  timestamptz: (into: RowWriter, value: number) =>
    writeNumber(into, oids.timestamptz, (value - year2000) * 1000),
  uuid: (into: RowWriter, value: string) => {
    const bytes = into.value(oids.uuid, 16)
    bytes.write(value.replaceAll('-', ''), into.take(16), 'hex')
  },
}
