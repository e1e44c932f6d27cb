import { Type } from "@sinclair/typebox";

/** 00:00 to 23:59. */
export const TimeOfDay = Type.String({
	pattern: "^([01]\\d|2[0-3]):[0-5]\\d$",
	errorMessage: "must be HH:mm",
});
/** YYYY-MM-DD. */
export const CalendarDate = Type.String({ format: "date" });
/** IANA zone name. */
export const TimeZone = Type.String({ format: "time-zone" });
/** ISO 8601 date-time with an offset or Z. */
export const DateTime = Type.String({ format: "date-time" });
export const Email = Type.String({ format: "email", maxLength: 254 });

/** The spec's pagination object (Response envelope). */
export const Pagination = Type.Object({
	totalItems: Type.Integer(),
	remainingItems: Type.Integer(),
	returnedItems: Type.Integer(),
	itemsPerPage: Type.Integer(),
	currentPage: Type.Integer(),
	totalPages: Type.Integer(),
	hasNextPage: Type.Boolean(),
	hasPreviousPage: Type.Boolean(),
});

/** `?take=&skip=` of every list (spec, Limits). */
export const PageQuery = {
	take: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 100 })),
	skip: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
};

/** @returns the spec's pagination object; the arithmetic of contract 4 */
export function paginate(total: number, take: number, skip: number) {
	const from = Math.min(skip, total);
	const totalPages = Math.ceil(total / take);
	return {
		totalItems: total,
		remainingItems: Math.max(0, total - (from + take)),
		returnedItems: Math.max(0, Math.min(total - from, take)),
		itemsPerPage: take,
		currentPage:
			totalPages === 0 ? 0 : Math.min(totalPages, Math.floor(from / take) + 1),
		totalPages,
		hasNextPage: from + take < total,
		hasPreviousPage: from > 0,
	};
}

/** @returns the response envelope of v2 */
export const success = <T>(data: T) => ({ status: "success" as const, data });
