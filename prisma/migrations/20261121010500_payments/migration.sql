-- AlterTable
ALTER TABLE "Subscription"
    DROP COLUMN "billingId",
    ADD COLUMN     "anchorDay" INTEGER,
    ADD COLUMN     "creditsRenewAt" TIMESTAMPTZ(3);

UPDATE "Subscription" SET
    "anchorDay" = extract(day FROM "currentPeriodStart" AT TIME ZONE 'UTC'),
    "creditsRenewAt" = least("currentPeriodEnd", ("currentPeriodStart" AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');

ALTER TABLE "Subscription"
    ALTER COLUMN "anchorDay" SET NOT NULL,
    ALTER COLUMN "creditsRenewAt" SET NOT NULL,
    ADD CONSTRAINT "Subscription_anchorDay" CHECK ("anchorDay" BETWEEN 1 AND 31);

-- CreateIndex
CREATE INDEX "Subscription_creditsRenewAt_idx" ON "Subscription"("creditsRenewAt");

-- AlterTable
ALTER TABLE "BillingEvent"
    DROP COLUMN "workspaceId",
    ADD COLUMN     "paymentId" TEXT COLLATE "C";

-- CreateIndex
CREATE INDEX "BillingEvent_paymentId_idx" ON "BillingEvent"("paymentId");

-- CreateTable
CREATE TABLE "Payment" (
    "id" TEXT COLLATE "C" NOT NULL,
    "workspaceId" TEXT COLLATE "C" NOT NULL,
    "key" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "terms" JSONB NOT NULL,
    "checkoutId" TEXT COLLATE "C",
    "checkoutUrl" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "receiptId" TEXT COLLATE "C",
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "Payment_kind" CHECK ("kind" IN ('plan', 'upgrade', 'renewal', 'pack')),
    CONSTRAINT "Payment_status" CHECK ("status" IN ('open', 'pending', 'paid', 'failed', 'void', 'refunded')),
    CONSTRAINT "Payment_amount" CHECK ("amountCents" >= 0 AND "attempts" >= 0)
);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_key_key" ON "Payment"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_checkoutId_key" ON "Payment"("checkoutId");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_receiptId_key" ON "Payment"("receiptId");

-- CreateIndex
CREATE INDEX "Payment_workspaceId_id_idx" ON "Payment"("workspaceId", "id");

-- CreateIndex
CREATE INDEX "Payment_nextTryAt_idx" ON "Payment"("nextTryAt");

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
