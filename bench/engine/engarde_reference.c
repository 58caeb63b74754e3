/*
 * En Garde, Standard rules with the default options (piste 23, values 1..5, five copies each,
 * hand 5, parry by sum), in one plain C file.
 *
 *   engarde_reference bench ROUNDS SEED   random single rounds, dealing included; one line of JSON
 *   engarde_reference replay              replays action lists from stdin, one round a line
 *
 * Plies: @left @right (the lot who starts), +v (draw one card; the deal is five draws of the
 * starter, then five of the other), >v <v (advance, retreat), x4 x44 (attack; x4 after a parry is
 * the riposte), =35 (parry), # (take the hit).
 *
 * Replay prints the legal tokens before each ply, in ASCII order, then " | WINNER REASON",
 * " | open LEGAL,TOKENS" or " | illegal TOKEN" (after the end of a round without a list).
 */
#define _POSIX_C_SOURCE 200809L

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PISTE = 23, VALUES = 5, COPIES = 5, HAND = 5, DECK = VALUES * COPIES };
enum { MAX_PARRIES = 12, MAX_LEGAL = 16, MAX_TOKEN = 8, MAX_LINE = 4096 };

enum seat { LEFT, RIGHT, NOBODY };
enum phase { LOT, DRAW, TURN, ANSWER, OWN_TURN, OVER };
enum after_draw { DEAL_OTHER, NEXT_TURN, AWAIT_ANSWER };
enum reason { BY_HIT, BY_RIPOSTE, NO_MOVE, SHOWDOWN_CARDS, FURTHER_ADVANCE, DRAWN };
enum kind { TAKE_HIT, RETREAT, PARRY, ADVANCE, ATTACK, DRAW_CARD, LOT_LEFT, LOT_RIGHT };

static const char *const seat_name[] = {"left", "right", "none"};
static const char *const reason_name[] = {"hit",            "riposte",         "no-move",
                                          "showdown-cards", "further-advance", "drawn"};
static const char *const kind_token[] = {"#", "<", "=", ">", "x", "+", "@left", "@right"};

/* A multiset of cards: the count of value v in the four bits from 4 * v. */
typedef uint32_t cards;

static const cards GUARD = 0x888880; /* added to a hand: taking a card too many clears a bit */

struct action {
    cards cards; /* what is laid, or drawn */
    uint8_t kind;
    int8_t value;  /* of an attack or a draw; of a move, negative backwards */
    uint8_t count; /* number of cards */
};

struct round {
    cards hand[2];
    int held[2];     /* number of cards in each hand */
    int advanced[2]; /* spaces from the own end */
    enum phase phase;
    enum after_draw after_draw;
    int seat;             /* who draws or decides */
    struct action attack; /* to be answered */
    int winner;
    enum reason reason;
    int legal_count;
    struct action legal[MAX_LEGAL]; /* in TURN, ANSWER and OWN_TURN */
    int pack_count;
    uint8_t pack[DECK]; /* the values of its cards, in no particular order */
};

static cards some_cards(int count, int value) { return (cards)count << (4 * value); }
static int count_of(cards set, int value) { return (int)(set >> (4 * value) & 15); }
static bool contains(cards set, cards subset) { return ((set + GUARD - subset) & GUARD) == GUARD; }

/* All parries of an attack with n cards of value v: n cards whose sum is n * v (EG-3, "sum"). */
static cards parries[VALUES + 1][HAND + 1][MAX_PARRIES];
static int parry_count[VALUES + 1][HAND + 1];

/* Lays the missing cards, none below the lowest, in all ways, in the ASCII order of the tokens. */
static void add_parries(int v, int n, cards laid, int lowest, int missing, int sum_left) {
    if (missing == 0 && sum_left == 0) parries[v][n][parry_count[v][n]++] = laid;
    if (missing == 0) return;
    for (int next = lowest; next <= VALUES && next <= sum_left; next++)
        add_parries(v, n, laid + some_cards(1, next), next, missing - 1, sum_left - next);
}

/* ---- legal actions, in the ASCII order of their tokens ---- */

/* Right space - left space. */
static int gap(const struct round *r) { return PISTE - 1 - r->advanced[LEFT] - r->advanced[RIGHT]; }

static struct action make(enum kind kind, cards laid, int value, int count) {
    return (struct action){laid, (uint8_t)kind, (int8_t)value, (uint8_t)count};
}

/* Moves and attacks. A card v = gap is an attack forwards, but may be played backwards. */
static void list_turn(struct round *r, int most_attackers) {
    const cards hand = r->hand[r->seat];
    const int distance = gap(r);
    int n = 0;
    for (int v = 1; v <= VALUES; v++) {
        r->legal[n] = make(RETREAT, some_cards(1, v), -v, 1);
        n += (count_of(hand, v) > 0) & (v <= r->advanced[r->seat]);
    }
    for (int v = 1; v <= VALUES; v++) {
        r->legal[n] = make(ADVANCE, some_cards(1, v), v, 1);
        n += (count_of(hand, v) > 0) & (v < distance);
    }
    if (distance <= VALUES) {
        const int held = count_of(hand, distance);
        for (int c = 1; c <= held && c <= most_attackers; c++)
            r->legal[n++] = make(ATTACK, some_cards(c, distance), distance, c);
    }
    r->legal_count = n;
}

/* Parries, and taking the hit: always legal, and played even when it is the only answer (EG-4). */
static void list_answers(struct round *r) {
    const int v = r->attack.value, count = r->attack.count;
    int n = 0;
    r->legal[n++] = make(TAKE_HIT, 0, 0, 0);
    for (int i = 0; i < parry_count[v][count]; i++) {
        const cards parry = parries[v][count][i];
        if (contains(r->hand[r->seat], parry)) r->legal[n++] = make(PARRY, parry, 0, count);
    }
    r->legal_count = n;
}

/* ---- the course of a round ---- */

static void finish(struct round *r, int winner, enum reason reason) {
    r->phase = OVER;
    r->winner = winner;
    r->reason = reason;
    r->legal_count = 0;
}

/* More cards of value = gap wins, then further advance. The showdown takes the place of Basic's
 * last attack (EG-7). */
static void showdown(struct round *r) {
    const int distance = gap(r);
    int more = 0; /* of the left fencer, than of the right one */
    if (distance <= VALUES)
        more = count_of(r->hand[LEFT], distance) - count_of(r->hand[RIGHT], distance);
    const int further = r->advanced[LEFT] - r->advanced[RIGHT];
    if (more != 0)
        finish(r, more > 0 ? LEFT : RIGHT, SHOWDOWN_CARDS);
    else if (further != 0)
        finish(r, further > 0 ? LEFT : RIGHT, FURTHER_ADVANCE);
    else
        finish(r, NOBODY, DRAWN);
}

/* A turn or, after a parry, the own turn, in which a riposte is never strengthened. With the pack
 * empty no turn follows: not after a turn's draws (EG-10), nor after a parry (EG-6). Else a player
 * without a legal move loses, an empty hand after a parry included (EG-5). */
static void turn_or_showdown(struct round *r, enum phase phase) {
    r->phase = phase;
    if (r->pack_count == 0) {
        showdown(r);
    } else {
        list_turn(r, phase == OWN_TURN ? 1 : HAND);
        if (r->legal_count == 0) finish(r, 1 - r->seat, NO_MOVE);
    }
}

/* There is always something to draw: turns are only played while the pack holds cards. */
static void begin_draw(struct round *r, int seat, enum after_draw after) {
    r->phase = DRAW;
    r->seat = seat;
    r->after_draw = after;
}

/* Draws come before anything else is judged (EG-10). */
static void end_draw(struct round *r) {
    r->seat = 1 - r->seat;
    if (r->after_draw == DEAL_OTHER) {
        begin_draw(r, r->seat, NEXT_TURN);
    } else if (r->after_draw == NEXT_TURN) {
        turn_or_showdown(r, TURN);
    } else { /* an attack must be answered, even if it took the last card (EG-10) */
        r->phase = ANSWER;
        list_answers(r);
    }
}

static void set_up(struct round *r) {
    *r = (struct round){.phase = LOT, .pack_count = DECK};
    for (int i = 0; i < DECK; i++) r->pack[i] = (uint8_t)(1 + i / COPIES);
}

/* Draws the card at a place in the pack; a random place makes it a random card. */
static void draw(struct round *r, int place) {
    r->hand[r->seat] += some_cards(1, r->pack[place]);
    r->pack[place] = r->pack[--r->pack_count];
    if (++r->held[r->seat] == HAND || r->pack_count == 0) end_draw(r);
}

static void decide(struct round *r, struct action a) {
    const int seat = r->seat;
    r->hand[seat] -= a.cards;
    r->held[seat] -= a.count;
    if (a.kind == ADVANCE || a.kind == RETREAT) {
        r->advanced[seat] += a.value;
        begin_draw(r, seat, NEXT_TURN);
    } else if (a.kind == ATTACK && r->phase == TURN) { /* the attacker draws before the answer */
        r->attack = a;
        begin_draw(r, seat, AWAIT_ANSWER);
    } else if (a.kind == ATTACK) {
        finish(r, seat, BY_RIPOSTE);
    } else if (a.kind == PARRY) { /* the own turn comes before drawing */
        turn_or_showdown(r, OWN_TURN);
    } else {
        finish(r, 1 - seat, BY_HIT);
    }
}

/* ---- bench ---- */

static uint64_t random_state;

static uint32_t pick(int bound) { /* 0..bound-1 by splitmix64 and multiply-shift */
    uint64_t z = (random_state += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)(((z ^ (z >> 31)) >> 32) * (uint64_t)bound >> 32);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void bench(long rounds, long seed) {
    struct round r;
    long decisions = 0, draws = 0, won[3] = {0, 0, 0};
    random_state = (uint64_t)seed;
    const double start = now();
    for (long i = 0; i < rounds; i++) {
        set_up(&r);
        begin_draw(&r, (int)pick(2), DEAL_OTHER);
        while (r.phase != OVER) {
            if (r.phase == DRAW) {
                draw(&r, (int)pick(r.pack_count));
                draws++;
            } else {
                decide(&r, r.legal[pick(r.legal_count)]);
                decisions++;
            }
        }
        won[r.winner]++;
    }
    const double seconds = now() - start, n = (double)rounds;
    printf("{\"rounds\":%ld,\"seconds\":%.6f,\"rounds_per_second\":%.0f,"
           "\"decisions_per_round\":%.4f,\"draws_per_round\":%.4f,"
           "\"left\":%ld,\"right\":%ld,\"drawn\":%ld}\n",
           rounds, seconds, n / seconds, (double)decisions / n, (double)draws / n, won[LEFT],
           won[RIGHT], won[NOBODY]);
}

/* ---- replay ---- */

static int place_of(const struct round *r, int value) {
    int place = 0;
    while (place < r->pack_count && r->pack[place] != value) place++;
    return place;
}

/* All plies that may come next: the lot, draws or decisions. */
static int list_plies(const struct round *r, struct action out[MAX_LEGAL]) {
    int n = 0;
    if (r->phase == LOT) {
        out[n++] = make(LOT_LEFT, 0, 0, 0);
        out[n++] = make(LOT_RIGHT, 0, 0, 0);
    } else if (r->phase == DRAW) {
        for (int v = 1; v <= VALUES; v++)
            if (place_of(r, v) < r->pack_count) out[n++] = make(DRAW_CARD, some_cards(1, v), v, 1);
    } else {
        n = r->legal_count;
        memcpy(out, r->legal, (size_t)n * sizeof *out);
    }
    return n;
}

static void play_ply(struct round *r, struct action a) {
    if (r->phase == LOT)
        begin_draw(r, a.kind == LOT_LEFT ? LEFT : RIGHT, DEAL_OTHER);
    else if (r->phase == DRAW)
        draw(r, place_of(r, a.value));
    else
        decide(r, a);
}

static const char *token_of(struct action a) {
    static char token[MAX_TOKEN];
    int n = sprintf(token, "%s", kind_token[a.kind]);
    for (int v = 1; v <= VALUES; v++)
        for (int c = count_of(a.cards, v); c > 0; c--) n += sprintf(token + n, "%d", v);
    return token;
}

static void print_plies(const struct action *plies, int n) {
    for (int i = 0; i < n; i++) printf("%s%s", i ? "," : "", token_of(plies[i]));
}

static void replay_line(char *line) {
    static const char blanks[] = " \t\r\n";
    struct round r;
    struct action plies[MAX_LEGAL];
    set_up(&r);
    int n = list_plies(&r, plies), played = 0;
    for (char *word = strtok(line, blanks); word; word = strtok(NULL, blanks), played++) {
        if (played && n) putchar(' ');
        print_plies(plies, n);
        int chosen = 0;
        while (chosen < n && strcmp(token_of(plies[chosen]), word) != 0) chosen++;
        if (chosen == n) {
            printf(" | illegal %s\n", word);
            return;
        }
        play_ply(&r, plies[chosen]);
        n = list_plies(&r, plies);
    }
    if (r.phase == OVER)
        printf(" | %s %s", seat_name[r.winner], reason_name[r.reason]);
    else
        printf(" | open ");
    print_plies(plies, n); /* none if it is over */
    putchar('\n');
}

static bool read_number(const char *text, long lowest, long *number) {
    char *end;
    *number = strtol(text, &end, 10);
    return end != text && *end == '\0' && *number >= lowest;
}

int main(int argc, char **argv) {
    long rounds, seed;
    for (int v = 1; v <= VALUES; v++)
        for (int n = 1; n <= HAND; n++) add_parries(v, n, 0, 1, n, n * v);
    if (argc == 2 && strcmp(argv[1], "replay") == 0) {
        char line[MAX_LINE]; /* far more than any round needs */
        while (fgets(line, sizeof line, stdin)) replay_line(line);
        return 0;
    }
    if (argc == 4 && strcmp(argv[1], "bench") == 0 && read_number(argv[2], 1, &rounds) &&
        read_number(argv[3], 0, &seed)) {
        bench(rounds, seed);
        return 0;
    }
    fprintf(stderr, "usage: engarde_reference bench ROUNDS SEED | engarde_reference replay\n");
    return 2;
}
