// A coffin with a brass cross. Phase opens the lid. Knobs: x 1 keeps the ribbon, y 1 seats a vampire
// inside, z 1 lays the claws over the rim, w 1 takes the lid away. Shape 0 is BONUS.
#define RIM_RIGHT vec3(2.0, 3.2, 6.6)
#define RIM_LEFT vec3(0.4, 0.5, 1.4)

#include count-head

const int WOOD = 1, BRASS = 2, VELVET = 3, LIDWOOD = 4, CLAW = 5, CLOTH = 6, TRIM = 7, WORD = 8,
          RUBY = 13, SUIT = 14;

vec3 turned(vec3 p) {
  p.y -= uKnobs.x * 0.06;
  p.xy *= rot(-0.10 * uKnobs.x);
  p.xz *= rot(-0.34 + uTurn);
  p.yz *= rot(0.10);
  return p / 0.98;
}

float shell(vec2 p) {
  return poly6(p, vec2[6](vec2(-0.30, 0.94), vec2(0.30, 0.94), vec2(0.52, 0.46), vec2(0.31, -0.94),
                          vec2(-0.31, -0.94), vec2(-0.52, 0.46)));
}

vec3 lid(vec3 q) {
  // Pushed aside: it slides to the left, swings about its foot and tips forward.
  q -= vec3(-0.56 * uPhase, -0.06 * uPhase, 0.20 + 0.05 * uPhase);
  q.xy *= rot(-0.40 * uPhase);
  q.xz *= rot(0.22 * uPhase);
  return q;
}

vec3 sleeper(vec3 q) { return (q - vec3(0.0, 0.40, 0.04)) / 0.74; }

void vampire(inout Part s, vec3 q) {
  countHead(s, sleeper(q), 0.74);
  add(s, egg(q - vec3(0.0, -0.32, -0.02), vec3(0.36, 0.56, 0.16)), SUIT);
  vec3 c = vec3(abs(q.x), q.yz);
  add(s, plate(tri2(c.xy, vec2(0.03, -0.1), vec2(0.34, 0.42), vec2(0.36, -0.05)), q.z - 0.10 - 0.1 * c.x, 0.02, 0.01), VELVET);
  // Arms crossed on the breast.
  add(s, stick(q, vec3(-0.30, -0.46, 0.06), vec3(0.10, -0.22, 0.20), 0.070), SUIT);
  add(s, stick(q, vec3(0.30, -0.46, 0.08), vec3(-0.10, -0.22, 0.24), 0.070), SUIT);
  for (int i = 0; i < 4; i++) {
    float f = float(i) * 0.038;
    add(s, stick(q, vec3(-0.12 + f * 0.4, -0.25 + f, 0.27), vec3(-0.24 + f * 0.7, -0.13 + f * 0.9, 0.23), 0.023), CLAW);
    add(s, stick(q, vec3(0.14 - f * 0.4, -0.25 + f, 0.22), vec3(0.25 - f * 0.7, -0.13 + f * 0.9, 0.19), 0.023), CLAW);
  }
  add(s, egg(q - vec3(0.0, -0.06, 0.17), vec3(0.05, 0.06, 0.04)), RUBY);
}

void claws(inout Part s, vec3 q) {
  for (int i = 0; i < 4; i++) {
    float y = 0.30 - 0.085 * float(i);
    float x = 0.47 - 0.018 * float(i);
    mat3 c = mat3(vec3(x - 0.12, y, 0.16), vec3(x + 0.02, y + 0.01, 0.36), vec3(x + 0.10, y - 0.02, 0.18));
    add(s, vine(q, c, vec2(0.036, 0.026)), CLAW);
    add(s, ball(q - vec3(x - 0.01, y, 0.255), 0.042), CLAW);
    add(s, horn(q, vec3(x + 0.09, y - 0.02, 0.20), vec3(x + 0.10, y - 0.03, 0.08), vec2(0.022, 0.003)), TEETH);
  }
}

void cover(inout Part s, vec3 l) {
  float l2 = shell(l.xy);
  add(s, plate(l2 + 0.005, l.z - 0.05, 0.055, 0.03), LIDWOOD);
  add(s, chisel(l2 + 0.12, l.z - 0.10, vec2(0.01, 0.07), 0.9), LIDWOOD);
  add(s, length(vec2(l2 + 0.02, l.z - 0.105)) - 0.026, BRASS);
  vec2 x = l.xy - vec2(0.0, 0.22);
  float cross = min(box2(x + vec2(0.0, 0.16), vec2(0.052, 0.50)), box2(x - vec2(0.0, 0.04), vec2(0.215, 0.052)));
  float knob = min(length(x - vec2(0.0, 0.37)) - 0.085, length(vec2(abs(x.x), x.y) - vec2(0.24, 0.04)) - 0.085);
  knob = min(knob, length(x + vec2(0.0, 0.68)) - 0.085);
  add(s, plate(min(cross, knob), l.z - 0.20, 0.045, 0.03), BRASS);
  add(s, egg(l - vec3(0.0, 0.26, 0.25), vec3(0.07, 0.09, 0.05)), RUBY);
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 q = turned(p);
  float d2 = shell(q.xy);
  float body = plate(d2, q.z + 0.06, 0.26, 0.03);
  float hollow = plate(d2 + 0.07, q.z - 0.14, 0.34, 0.02);
  add(s, max(body, -hollow), WOOD);
  add(s, plate(d2 + 0.06, q.z + 0.20, 0.035, 0.01), VELVET);
  add(s, length(vec2(d2 - 0.005, q.z - 0.185)) - 0.030, BRASS);
  add(s, length(vec2(d2 - 0.005, q.z + 0.30)) - 0.030, BRASS);
  if (uKnobs.w < 0.5) cover(s, lid(q));
  if (uKnobs.y > 0.5) vampire(s, q);
  if (uKnobs.z > 0.5) claws(s, q);
  if (uKnobs.x > 0.5) ribbon(s, p, ivec3(CLOTH, TRIM, WORD));
  return s;
}

Stuff wood(vec3 q) {
  float g = fbm(vec3(q.x * 9.0, q.y * 1.3, q.z * 9.0 + 3.0));
  float line = 0.5 + 0.5 * sin(q.x * 34.0 + g * 14.0);
  Stuff k = stuff(mix(vec3(0.055, 0.018, 0.012), vec3(0.19, 0.068, 0.034), line * 0.55 + g * 0.4), 0.0, 0.34);
  k.coat = 0.3;
  float seam = smoothstep(0.02, 0.006, abs(fract(q.x * 3.2) - 0.5) / 3.2);
  k.base *= 1.0 - 0.6 * seam;
  return k;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = turned(p);
  if (id == WOOD) {
    Stuff k = wood(q.yxz * 1.2);
    float inside = step(shell(q.xy), -0.055) * smoothstep(0.02, 0.2, uPhase);
    k.base = mix(k.base, vec3(0.25, 0.006, 0.01), inside);
    k.shine = inside * vec3(0.40, 0.008, 0.01) * smoothstep(0.2, -0.25, q.z);
    return k;
  }
  if (id == LIDWOOD) return wood(lid(q));
  if (id == VELVET) {
    Stuff k = stuff(vec3(0.34, 0.006, 0.015), 0.0, 0.6);
    // Quilting: soft diamonds, a crease between them, a button where creases meet.
    vec2 t = vec2(q.x * 1.35 + q.y, q.x * 1.35 - q.y) * 3.4;
    vec2 f = abs(fract(t) - 0.5);
    float pad = smoothstep(0.5, 0.18, max(f.x, f.y)) * (0.6 + 0.4 * fract(t.x));
    float button = smoothstep(0.10, 0.06, length(0.5 - f));
    pad = mix(0.30 + 0.70 * pad, 0.12, button);
    k.base *= 0.25 + 0.9 * pad;
    k.shine = vec3(0.70, 0.012, 0.02) * pad * 0.36 * smoothstep(0.03, 0.3, uPhase) * (0.35 + 0.65 * exp(-3.0 * dot(q.xy - vec2(0.0, 0.15), q.xy - vec2(0.0, 0.15)))) * (1.0 - 0.75 * uKnobs.y);
    k.soft = 0.7;
    return k;
  }
  Stuff head;
  if (countStuff(id, sleeper(q), head)) return head;
  if (id == CLAW) {
    Stuff k = stuff(vec3(0.36, 0.40, 0.36), 0.0, 0.42);
    k.soft = 0.7;
    return k;
  }
  if (id == SUIT) {
    Stuff k = stuff(vec3(0.02, 0.018, 0.03), 0.0, 0.3);
    k.coat = 0.3;
    return k;
  }
  if (id == RUBY) {
    Stuff k = stuff(vec3(0.7, 0.0, 0.02), 0.0, 0.08);
    k.shine = vec3(0.6, 0.0, 0.02);
    k.coat = 1.0;
    return k;
  }
  if (id == CLOTH) return ribbonCloth(p, vec3(0.26, 0.02, 0.40));
  if (id == TRIM) return ribbonTrim();
  if (id == WORD) return ribbonLetters();
  return gold(0.2);
}
