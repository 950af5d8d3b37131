// The expanded wild: the Count spreads his cloak in a gothic window. Three symbols tall; shape 0 WILD.
#define RIM_RIGHT vec3(1.8, 3.2, 6.6)
#define RIM_LEFT vec3(5.4, 0.8, 0.8)
#define STEPS 150

#include count-head

const int CLOAK = 5, LINING = 6, SHIRT = 7, RUBY = 8, BRASS = 9, BACK = 10, STONE = 11, CLOTH = 12,
          TRIM = 13, WORD = 14, VEST = 15, CLAW = 16;

const float HEAD = 1.42;

vec3 face(vec3 p) {
  p -= vec3(0.0, 1.02, 0.24);
  p.xz *= rot(0.12 + uTurn);
  p.yz *= rot(-0.10);
  return p / HEAD;
}

float collarOf(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float d = tri2(m, vec2(0.06, 0.1), vec2(0.84, 1.62), vec2(0.80, 0.1));
  return max(d, -(length(m - vec2(1.48, 0.80)) - 0.82));
}

// The cloak, held wide like wings, its hem in bat-like points.
float cloakOf(vec2 p) {
  vec2 m = vec2(abs(p.x), p.y);
  float d = poly6(m, vec2[6](vec2(0.0, 0.62), vec2(0.34, 0.60), vec2(0.78, 0.14), vec2(0.82, -2.0), vec2(0.5, -2.9), vec2(0.0, -2.9)));
  return d;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec3 m = vec3(abs(p.x), p.yz);
  float arch = lancet(p.xy - vec2(0.0, 1.60), 0.84, 4.42, 1.30);
  add(s, plate(arch, p.z + 0.60, 0.05, 0.02), BACK);
  // The wall the window is cut into fills the whole reel.
  float wall = box2(p.xy, vec2(0.985, 2.985));
  add(s, plate(max(wall, -arch), p.z + 0.34, 0.16, 0.03), STONE);
  float edge = length(vec2(wall + 0.035, p.z + 0.17)) - 0.034;
  add(s, edge, BRASS);
  vec2 corner = vec2(abs(p.x) - 0.76, p.y - 2.72);
  add(s, egg(vec3(corner, p.z + 0.18), vec3(0.085, 0.085, 0.07)), RUBY);
  add(s, ring(vec3(corner, p.z + 0.18), 0.10, 0.028), BRASS);
  float gilt = length(vec2(arch + 0.02, p.z + 0.20)) - 0.045;
  gilt = min(gilt, length(vec2(arch - 0.075, p.z + 0.17)) - 0.030);
  // Tracery across the head of the window, behind him.
  vec2 t = p.xy - vec2(0.0, 2.26);
  float rose = min(abs(length(t) - 0.30) - 0.022, abs(length(vec2(abs(t.x), t.y + 0.62)) - 0.44) - 0.018);
  gilt = min(gilt, plate(max(rose, arch), p.z + 0.50, 0.035, 0.015));
  add(s, gilt, BRASS);
  countHead(s, face(p), HEAD);
  // A stand-up collar hides where the neck ends.
  add(s, smax(egg(p - vec3(0.0, 0.42, 0.08), vec3(0.36, 0.34, 0.30)), p.y - 0.60, 0.04), CLOAK);
  float c2 = collarOf(p.xy);
  float bend = -0.14 + 0.30 * m.x * m.x + 0.04 * (p.y - 1.0);
  add(s, plate(c2, p.z - bend, 0.035, 0.02), LINING);
  add(s, length(vec2(c2, p.z - bend)) - 0.034, BRASS);
  float fold = 0.05 * sin(m.x * 19.0 + 0.6 * p.y) * smoothstep(0.6, -1.0, p.y);
  float k2 = cloakOf(p.xy);
  add(s, plate(k2, p.z + 0.16 - fold - 0.10 * m.x, 0.03, 0.02) * 0.8, LINING);
  float outer = max(k2, 0.66 - m.x + 0.05 * sin(p.y * 3.1) - 0.22 * smoothstep(0.2, -2.2, p.y));
  add(s, plate(outer, p.z - 0.06 - fold - 0.12 * m.x, 0.05, 0.03) * 0.8, CLOAK);
  add(s, smin(egg(m - vec3(0.34, 0.44, 0.02), vec3(0.34, 0.17, 0.22)), egg(p - vec3(0.0, -0.2, -0.02), vec3(0.38, 0.85, 0.22)), 0.14), CLOAK);
  add(s, egg(p - vec3(0.0, -0.25, 0.06), vec3(0.27, 0.72, 0.21)), VEST);
  for (int i = 0; i < 4; i++) add(s, ball(p - vec3(0.0, -0.02 - 0.2 * float(i), 0.285 - 0.02 * float(i)), 0.034), BRASS);
  add(s, horn(m, vec3(0.13, -0.7, 0.0), vec3(0.15, -2.6, 0.0), vec2(0.17, 0.12)), CLOAK);
  float bib = egg(p - vec3(0.0, 0.32, 0.34), vec3(0.25, 0.36, 0.15));
  add(s, (bib - 0.022 * sin(p.y * 32.0 + 40.0 * m.x * m.x)) * 0.75, SHIRT);
  vec3 j = p - vec3(0.0, 0.40, 0.52);
  add(s, egg(j, vec3(0.085, 0.105, 0.06)), RUBY);
  add(s, ring(j * vec3(1.0, 0.8, 1.0) - vec3(0.0, 0.0, -0.02), 0.088, 0.024), BRASS);
  // Arms raised to the sides, claws on the cloak's edge.
  add(s, vine(m, mat3(vec3(0.42, 0.36, 0.05), vec3(0.50, -0.55, 0.20), vec3(0.66, -0.22, 0.34)), vec2(0.12, 0.075)), CLOAK);
  for (int i = 0; i < 4; i++) {
    float f = float(i);
    vec3 a = vec3(0.64 + 0.018 * f, -0.20 - 0.012 * f, 0.40);
    vec3 b = vec3(0.60 + 0.065 * f, 0.02 - 0.02 * f * f, 0.50);
    vec3 c = vec3(0.56 + 0.085 * f, 0.13 - 0.035 * f * f, 0.44);
    add(s, vine(m, mat3(a, b, c), vec2(0.040, 0.018)), CLAW);
  }
  add(s, egg(m - vec3(0.67, -0.20, 0.38), vec3(0.085, 0.09, 0.06)), CLAW);
  vec3 r = vec3(p.x / 1.08, (p.y + 2.40) / 1.75 + RIBBON_Y, p.z / 1.06);
  Part b = Part(1e9, 0);
  ribbon(b, r, ivec3(CLOTH, TRIM, WORD));
  add(s, b.d, b.id);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  Stuff head;
  if (countStuff(id, face(p), head)) return head;
  if (id == BACK) {
    vec2 c = p.xy - vec2(0.0, 1.45);
    float cloud = fbm(vec3(p.xy * vec2(1.6, 2.6), 4.0));
    Stuff k = stuff(vec3(0.01, 0.02, 0.05), 0.0, 0.6);
    float moon = smoothstep(0.80, 0.77, length(c - vec2(0.0, 0.10)));
    vec3 sky = mix(vec3(0.015, 0.03, 0.10), vec3(0.06, 0.11, 0.22), smoothstep(0.35, 0.75, cloud));
    vec3 pale = vec3(0.95, 0.50, 0.26) * (0.40 + 0.55 * fbm(vec3(c * 3.2, 2.0)));
    k.shine = mix(sky * 0.8, pale * 0.75, moon) + vec3(0.5, 0.16, 0.06) * exp(-3.2 * max(length(c) - 0.7, 0.0)) * 0.5;
    k.shine *= mix(0.35, 1.0, smoothstep(-1.8, 0.6, p.y));
    return k;
  }
  if (id == STONE) {
    vec2 b = vec2(p.x * 2.2 + 0.5 * step(1.0, mod(floor(p.y * 3.0), 2.0)), p.y * 3.0);
    vec2 f = abs(fract(b) - 0.5);
    float joint = max(smoothstep(0.45, 0.49, f.x), smoothstep(0.42, 0.48, f.y));
    float tone = 0.7 + 0.5 * hash(floor(b));
    Stuff k = stuff(vec3(0.115, 0.105, 0.15) * tone * (0.5 + 0.8 * fbm(p * 8.0)) * (1.0 - 0.75 * joint), 0.0, 0.7);
    k.bump = 0.7;
    k.grain = 12.0;
    return k;
  }
  if (id == CLOAK) return stuff(vec3(0.020, 0.016, 0.030), 0.0, 0.42);
  if (id == VEST) {
    vec2 g = p.xy * mat2(8.0, 8.0, -8.0, 8.0);
    float damask = smoothstep(0.2, 0.6, cos(g.x) * cos(g.y));
    Stuff k = stuff(mix(vec3(0.12, 0.004, 0.02), vec3(0.30, 0.012, 0.03), damask), 0.0, 0.4);
    k.coat = 0.3;
    return k;
  }
  if (id == LINING) {
    Stuff k = stuff(vec3(0.48, 0.008, 0.018), 0.0, 0.42);
    k.base *= 0.6 + 0.4 * smoothstep(-2.6, 1.4, p.y);
    k.soft = 0.5;
    return k;
  }
  if (id == SHIRT) {
    Stuff k = stuff(vec3(0.70, 0.67, 0.70), 0.0, 0.6);
    k.soft = 0.5;
    return k;
  }
  if (id == CLAW) {
    Stuff k = stuff(vec3(0.46, 0.45, 0.50), 0.0, 0.4);
    k.soft = 0.7;
    return k;
  }
  if (id == RUBY) {
    Stuff k = stuff(vec3(0.7, 0.0, 0.02), 0.1, 0.08);
    k.shine = vec3(0.5, 0.0, 0.02);
    k.coat = 1.0;
    return k;
  }
  if (id == CLOTH) return ribbonCloth(vec3(p.x / 1.08, (p.y + 2.40) / 1.75 + RIBBON_Y, p.z), vec3(0.50, 0.008, 0.02));
  if (id == TRIM) return ribbonTrim();
  if (id == WORD) return ribbonLetters();
  return gold(0.2);
}
