// The Count: pale, black hair to a widow's peak, red eyes, a tall crimson collar.
#define RIM_RIGHT vec3(1.6, 2.8, 6.0)

#include count-head

// Knobs: x 1 leaves the arch away.
const int CLOAK = 5, LINING = 6, SHIRT = 7, RUBY = 8, BRASS = 9, BACK = 10;

const float HEAD = 1.36;

vec3 face(vec3 p) {
  p -= vec3(0.0, 0.02, 0.26);
  p.xz *= rot(0.20 + uTurn);
  p.yz *= rot(-0.06);
  return p / HEAD;
}

float collarOf(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float d = tri2(m, vec2(0.06, -1.15), vec2(0.94, 0.52), vec2(0.98, -1.15));
  d = max(d, -(length(m - vec2(1.62, -0.35)) - 0.86));
  return min(d, tri2(m, vec2(0.0, -1.15), vec2(0.62, 0.02), vec2(0.62, -1.15)));
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = vec3(abs(p.x), p.yz);
  // Gothic arch behind.
  float arch = lancet(p.xy - vec2(0.0, 0.22), 0.82, 1.16, 1.25);
  if (uKnobs.x < 0.5) {
  add(s, plate(arch, p.z + 0.42, 0.05, 0.02), BACK);
  float rim = length(vec2(arch, p.z + 0.34)) - 0.075;
  rim = min(rim, length(vec2(arch + 0.12, p.z + 0.36)) - 0.028);
  add(s, rim, BRASS);
  }
  if (p.z < -0.7) return s;
  countHead(s, face(p), HEAD);
  // Cloak, collar, shirt.
  float c2 = collarOf(p.xy);
  float bend = -0.12 + 0.42 * m.x * m.x - 0.10 * p.y;
  add(s, plate(c2, p.z - bend, 0.035, 0.02), LINING);
  add(s, length(vec2(c2, p.z - bend)) - 0.042, BRASS);
  float body = egg(p - vec3(0.0, -1.30, 0.02), vec3(0.98, 0.58, 0.46));
  add(s, smin(body, horn(m, vec3(0.2, -0.86, 0.1), vec3(0.72, -1.0, 0.05), vec2(0.12, 0.2)), 0.15), CLOAK);
  float bib = egg(p - vec3(0.0, -0.92, 0.40), vec3(0.22, 0.34, 0.13));
  bib -= 0.028 * sin(p.y * 34.0 + 5.0 * m.x * m.x * 10.0);
  add(s, bib * 0.75, SHIRT);
  vec3 j = p - vec3(0.0, -0.74, 0.60);
  add(s, egg(j, vec3(0.085, 0.105, 0.06)), RUBY);
  add(s, ring(j * vec3(1.0, 0.8, 1.0) - vec3(0.0, 0.0, -0.02), 0.088, 0.024), BRASS);
  s.d = max(s.d, -p.y - 1.0);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  Stuff head;
  if (countStuff(id, face(p), head)) return head;
  if (id == CLOAK) return stuff(vec3(0.022, 0.018, 0.035), 0.0, 0.5);
  if (id == LINING) {
    Stuff k = stuff(vec3(0.60, 0.010, 0.03), 0.0, 0.45);
    k.base *= 0.55 + 0.6 * smoothstep(-0.6, 0.4, p.y);
    k.base *= 0.85 + 0.15 * sin(atan(p.x, p.y + 1.3) * 60.0);
    k.soft = 0.5;
    return k;
  }
  if (id == SHIRT) {
    Stuff k = stuff(vec3(0.80, 0.76, 0.80), 0.0, 0.6);
    k.soft = 0.5;
    return k;
  }
  if (id == RUBY) {
    Stuff k = stuff(vec3(0.7, 0.0, 0.02), 0.1, 0.08);
    k.shine = vec3(0.5, 0.0, 0.02);
    k.coat = 1.0;
    return k;
  }
  if (id == BACK) {
    vec2 c = p.xy - vec2(0.0, 0.2);
    float ray = 0.5 + 0.5 * sin(atan(c.x, c.y) * 24.0);
    Stuff k = stuff(mix(vec3(0.035, 0.004, 0.03), vec3(0.09, 0.006, 0.05), ray * smoothstep(0.3, 0.7, length(c))), 0.2, 0.4);
    k.shine = vec3(0.13, 0.004, 0.03) * smoothstep(1.0, 0.2, length(c));
    k.coat = 0.5;
    return k;
  }
  return gold(0.2);
}
