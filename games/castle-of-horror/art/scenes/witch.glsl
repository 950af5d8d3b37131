// The witch: green skin, hooked nose, fiery hair, a bent violet hat before an emerald octagon.
#define RIM_RIGHT vec3(3.4, 1.8, 6.4)
#define RIM_LEFT vec3(0.8, 4.6, 1.2)

const int SKIN = 1, EYE = 2, TEETH = 3, HAIR = 4, HAT = 5, BAND = 6, BRASS = 7, BACK = 8, CLOAK = 9,
          GEM = 10;

vec3 face(vec3 p) {
  p -= vec3(0.0, -0.24, 0.22);
  p.xz *= rot(-0.36 + uTurn);
  p.xy *= rot(0.06);
  return p / 1.22;
}

float skinOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.14, 0.0), vec3(0.36, 0.36, 0.36));
  d = smin(d, egg(q - vec3(0.0, -0.16, 0.10), vec3(0.24, 0.24, 0.22)), 0.14);
  d = smin(d, ball(m - vec3(0.22, -0.04, 0.22), 0.10), 0.08);
  d = smax(d, -egg(m - vec3(0.28, -0.22, 0.22), vec3(0.10, 0.12, 0.12)), 0.1);
  d = smax(d, -egg(m - vec3(0.15, 0.10, 0.38), vec3(0.12, 0.09, 0.13)), 0.05);
  d = smin(d, vine(q, mat3(vec3(0.0, 0.14, 0.33), vec3(0.0, 0.10, 0.60), vec3(0.0, -0.13, 0.56)), vec2(0.058, 0.042)), 0.05);
  d = smin(d, ball(m - vec3(0.055, -0.05, 0.43), 0.045), 0.05);
  d = smin(d, vine(q, mat3(vec3(0.0, -0.28, 0.22), vec3(0.0, -0.44, 0.26), vec3(0.0, -0.46, 0.38)), vec2(0.12, 0.055)), 0.08);
  d = smin(d, ball(q - vec3(0.06, 0.0, 0.50), 0.022), 0.012);
  d = smin(d, ball(q - vec3(-0.20, -0.17, 0.285), 0.022), 0.012);
  float grin = length(vec2(max(abs(q.x) - 0.125, 0.0), q.y + 0.285 - 1.6 * q.x * q.x)) - 0.030;
  d = smax(d, -max(grin, 0.16 - q.z), 0.02);
  d = smin(d, horn(q, vec3(0.0, -0.2, -0.1), vec3(0.0, -0.8, -0.1), vec2(0.15, 0.2)), 0.06);
  vec3 e = m - vec3(0.36, 0.04, -0.02);
  e.xy *= rot(0.9);
  return smin(d, horn(e, vec3(0.0), vec3(0.02, 0.30, -0.05), vec2(0.06, 0.006)), 0.05);
}

float hairOf(vec3 q) {
  float d = 1e9;
  vec3 m = vec3(abs(q.x), q.yz);
  float lock = atan(q.x, q.z + 0.1) * 34.0 + q.y * 5.0;
  for (int i = 0; i < 9; i++) {
    float f = float(i) / 8.0;
    float a = mix(0.80, -0.9, f);
    vec3 root = vec3(0.37 * cos(a * 0.6), 0.28, 0.30 * sin(a));
    vec3 mid = root + vec3(0.16 + 0.08 * sin(f * 17.0), -0.40, 0.02);
    vec3 end = root + vec3(0.10 + 0.16 * sin(f * 23.0 + 1.0 + sign(q.x)), -0.74 + 0.14 * sin(f * 31.0), 0.05);
    d = smin(d, vine(m, mat3(root, mid, end), vec2(0.080, 0.004)), 0.025);
  }
  return d + 0.012 * sin(lock) * smoothstep(0.3, 0.0, q.y);
}

float brimOf(vec3 q) {
  vec3 b = q - vec3(0.0, 0.36, 0.02);
  b.y += 0.16 * length(b.xz) * length(b.xz) - 0.035 * sin(atan(b.x, b.z) * 3.0 + 1.0);
  return (length(vec2(max(length(b.xz) - 0.70, 0.0), b.y)) - 0.035) * 0.8;
}

float coneOf(vec3 q) {
  float d = vine(q, mat3(vec3(0.0, 0.36, 0.0), vec3(0.02, 0.86, 0.02), vec3(0.34, 1.06, -0.10)), vec2(0.40, 0.02));
  float fold = 0.018 * sin(q.y * 26.0 + q.x * 6.0) * smoothstep(0.5, 0.7, q.y);
  return d + fold;
}

float octagon(vec2 p, float r) {
  p = abs(p);
  return max(max(p.x, p.y), (p.x + p.y) * 0.7071) - r;
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  vec2 c = p.xy - vec2(0.0, -0.14);
  float o = uKnobs.x > 0.5 ? 9.0 : octagon(c, 0.80);
  add(s, plate(o, p.z + 0.42, 0.05, 0.02), BACK);
  add(s, length(vec2(o - 0.02, p.z + 0.34)) - 0.075, BRASS);
  add(s, length(vec2(o + 0.115, p.z + 0.36)) - 0.026, BRASS);
  float a = atan(c.y, c.x), k = PI / 4.0;
  float t = (floor(a / k) + 0.5) * k;
  if (uKnobs.x < 0.5) add(s, egg(p - vec3(cos(t) * 0.89, sin(t) * 0.89 - 0.14, -0.24), vec3(0.075, 0.075, 0.06)), GEM);
  vec3 q = face(p);
  float near = length((q - vec3(0.0, 0.25, 0.0)) * vec3(1.0, 0.8, 1.0)) - 0.88;
  if (near > 0.15) {
    add(s, near, SKIN);
    return s;
  }
  Part h = Part(1e9, 0);
  vec3 m = vec3(abs(q.x), q.yz);
  add(h, skinOf(q), SKIN);
  vec3 b = m - vec3(0.15, 0.10, 0.272);
  add(h, ball(b, 0.092), EYE);
  float lid = max(ball(b, 0.107), 0.010 - b.y + 0.45 * b.x);
  lid = min(lid, max(ball(b, 0.105), 0.040 + b.y - 0.3 * b.x));
  add(h, lid, SKIN);
  add(h, horn(m, vec3(0.05, 0.175, 0.385), vec3(0.29, 0.31, 0.26), vec2(0.032, 0.010)), HAIR);
  add(h, hairOf(q) * 0.8, HAIR);
  float tooth = box(q - vec3(0.045, -0.275, 0.315), vec3(0.022, 0.03, 0.02), 0.01);
  tooth = min(tooth, box(q - vec3(-0.055, -0.29, 0.31), vec3(0.019, 0.026, 0.02), 0.01));
  tooth = min(tooth, box(q - vec3(-0.005, -0.305, 0.32), vec3(0.015, 0.02, 0.02), 0.01));
  add(h, tooth, TEETH);
  add(h, brimOf(q), HAT);
  add(h, coneOf(q), HAT);
  float band = max(coneOf(q) - 0.018, abs(q.y - 0.47) - 0.055);
  add(h, band, BAND);
  vec3 u = q - vec3(0.0, 0.475, 0.385);
  u.yz *= rot(0.28);
  add(h, plate(abs(box2(u.xy, vec2(0.085, 0.078))) - 0.020, u.z, 0.022, 0.012), BRASS);
  add(s, h.d * 1.18, h.id);
  float cloak = egg(p - vec3(0.0, -1.06, 0.05), vec3(0.66, 0.42, 0.40));
  add(s, smax(cloak, octagon(c, 0.82) - uKnobs.x, 0.02), CLOAK);
  s.d = max(s.d, -p.y - 1.02);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  vec3 q = face(p), m = vec3(abs(q.x), q.yz);
  if (id == SKIN) {
    Stuff k = stuff(vec3(0.17, 0.36, 0.06), 0.0, 0.4);
    k.soft = 0.7;
    float socket = smoothstep(0.21, 0.07, length((m - vec3(0.15, 0.10, 0.36)) * vec3(1.0, 1.2, 0.8)));
    k.base = mix(k.base, vec3(0.10, 0.06, 0.14), socket * 0.85);
    k.base = mix(k.base, vec3(0.48, 0.36, 0.08), smoothstep(0.14, 0.02, length(q - vec3(0.0, -0.12, 0.62))) * 0.7);
    float grin = length(vec2(max(abs(q.x) - 0.12, 0.0), q.y + 0.285 - 1.6 * q.x * q.x));
    k.base = mix(k.base, vec3(0.06, 0.01, 0.03), smoothstep(0.036, 0.020, grin) * step(0.1, q.z));
    k.base *= 0.82 + 0.32 * noise(q * 18.0);
    return k;
  }
  if (id == EYE) {
    vec3 e = m - vec3(0.15, 0.10, 0.272);
    float slit = smoothstep(0.010, 0.018, abs(e.x + 0.012 * sign(q.x)));
    Stuff k = stuff(vec3(0.7, 0.5, 0.05), 0.0, 0.1);
    k.base *= slit;
    k.shine = vec3(1.3, 0.80, 0.06) * slit * smoothstep(0.10, 0.02, length(e.xy));
    k.coat = 1.0;
    return k;
  }
  if (id == TEETH) return stuff(vec3(0.85, 0.75, 0.42), 0.0, 0.3);
  if (id == HAIR) {
    Stuff k = stuff(mix(vec3(0.40, 0.055, 0.006), vec3(0.75, 0.20, 0.02), noise(vec3(q.x * 40.0, q.y * 3.0, q.z * 30.0))), 0.0, 0.32);
    k.soft = 0.5;
    return k;
  }
  if (id == HAT) {
    Stuff k = stuff(vec3(0.085, 0.022, 0.22), 0.0, 0.5);
    k.base *= 0.7 + 0.6 * fbm(q * 9.0);
    k.soft = 0.5;
    k.bump = 0.35;
    k.grain = 14.0;
    return k;
  }
  if (id == BAND) {
    Stuff k = stuff(vec3(0.55, 0.02, 0.05), 0.0, 0.35);
    k.soft = 0.3;
    return k;
  }
  if (id == CLOAK) {
    Stuff k = stuff(vec3(0.05, 0.012, 0.11), 0.0, 0.6);
    return k;
  }
  if (id == GEM) {
    Stuff k = stuff(vec3(0.42, 0.02, 0.70), 0.0, 0.08);
    k.shine = vec3(0.22, 0.0, 0.42);
    k.coat = 1.0;
    return k;
  }
  if (id == BACK) {
    vec2 c = p.xy - vec2(0.0, -0.1);
    float ray = 0.5 + 0.5 * sin(atan(c.x, c.y) * 24.0);
    Stuff k = stuff(mix(vec3(0.006, 0.06, 0.03), vec3(0.01, 0.12, 0.05), ray), 0.3, 0.35);
    k.shine = vec3(0.02, 0.36, 0.10) * smoothstep(0.95, 0.1, length(c)) * (0.4 + 0.4 * ray);
    k.coat = 0.6;
    return k;
  }
  Stuff k = stuff(SILVER, 1.0, 0.2);
  return k;
}
