// A great book, open, its pages gilt; a leaf turns over. Tints: cover, paper, ink and crest, gold, ribbon.
#define LEAN vec3(0.0, 0.42, 0.0)

float rise(float x) { return 0.20 * x * x + 0.10 * sin(min(x, 0.9) * 3.2); }
// A star in a ring: what is printed on the right page.
float crest2(vec2 p) {
  return min(min(abs(length(p) - 0.150) - 0.014, abs(length(p) - 0.178) - 0.006), star2(p, 8.0, 0.125, 0.050));
}
// The leaf that turns, in its own plane: x from the spine, z its height.
vec3 turned(vec3 p) {
  float t = uPhase * uPhase * (3.0 - 2.0 * uPhase);
  vec3 q = p - vec3(0.0, 0.0, 0.10);
  q.xz *= rot(-PI * t);
  q.z -= 0.24 * sin(PI * t) * sin(clamp(q.x / 0.84, 0.0, 1.0) * PI) * (t < 0.5 ? 1.0 : -1.0);
  return q;
}

Part body(vec3 p) {
  Part s = Part(1e9, 0);
  p.y -= 0.02;
  vec3 m = mx(p);
  float z = m.z - rise(m.x);
  // Boards with gold at their corners.
  vec3 b = vec3(m.x - 0.47, m.y, m.z - rise(m.x) + 0.16);
  add(s, box(b, vec3(0.50, 0.76, 0.04), 0.03) * 0.8, 1);
  float tri = (0.97 - m.x) + (0.76 - abs(m.y)) - 0.26;
  add(s, plate(max(tri * 0.7071, box2(b.xy, vec2(0.515, 0.775))), b.z, 0.06, 0.02) * 0.8, 4);
  add(s, max(length(vec2(p.x, p.z + 0.16)) - 0.10, abs(p.y) - 0.76) - 0.01, 1);
  add(s, max(length(vec2(p.x, p.z + 0.16)) - 0.115, min(abs(abs(p.y) - 0.52), abs(p.y)) - 0.035) - 0.01, 4);
  // The pages: a block that swells from the spine.
  float swell = 0.115 * smoothstep(0.0, 0.16, m.x) + 0.02;
  vec3 g = vec3(m.x - 0.445, m.y, z + 0.03);
  add(s, box(g, vec3(0.445, 0.69, swell), 0.02) * 0.72, 2);
  // A leaf on its way, once it has left.
  vec3 q = turned(p);
  if (uPhase > 0.001) add(s, box(vec3(q.x - 0.43, q.y, q.z), vec3(0.42, 0.68, 0.010), 0.006) * 0.6, 5);
  // The ribbon.
  float rx = p.x - 0.03 - 0.05 * sin(p.y * 4.0 + 0.6);
  add(s, max(plate(abs(rx) - 0.055, p.z - 0.11 + 0.12 * smoothstep(-0.64, -0.78, p.y), 0.022, 0.015), max(p.y - 0.66, -p.y - 0.98 - 0.9 * abs(rx))) * 0.8, 6);
  return s;
}

Stuff paper(vec2 at, float right, vec3 n) {
  Stuff k = cloth(T1 * (0.90 + 0.12 * fbm(vec3(at * 5.0, right))));
  k.shine = T1 * 0.10 + T3 * 0.20 * exp(-6.0 * abs(at.x));
  vec2 c = at - vec2(0.46, 0.02);
  float frame = abs(box2(c, vec2(0.34, 0.56))) - 0.010;
  if (n.z < 0.3) return k;
  if (frame < 0.0) k.base = T3 * 0.8;
  if (right > 0.5) {
    float d = crest2((c - vec2(0.0, 0.06)) * 0.62);
    if (d < 0.0) { k.base = T3; k.metal = 1.0; k.rough = 0.22; k.shine += T3 * 0.18; }
    if (abs(d) < 0.010) k.base = T2 * 0.4;
    if (abs(c.y + 0.36) < 0.014 && abs(c.x) < 0.2) k.base = T2;
  } else {
    float row = c.y * 11.0, id = floor(row);
    float ends = 0.27 - 0.16 * step(0.66, hash(vec3(id, 3.0, 1.0)));
    if (abs(fract(row) - 0.5) < 0.16 && abs(c.y) < 0.48 && c.x > -0.28 && c.x < ends && noise(vec3(c.x * 46.0, id, 2.0)) > 0.30) k.base = mix(k.base, T2 * 0.5, 0.85);
    if (length((c - vec2(-0.20, 0.40)) * vec2(1.0, 0.9)) < 0.085) { k.base = vec3(0.55, 0.05, 0.08); k.shine += vec3(0.08, 0.0, 0.01); }
  }
  return k;
}

Stuff look(int id, vec3 p, vec3 n, vec3 v) {
  p.y -= 0.02;
  if (id == 4) { Stuff k = gold(0.16); k.base = T3; return k; }
  if (id == 6) { Stuff k = gloss(T4); k.shine = T4 * 0.16; return k; }
  if (id == 5) { vec3 q = turned(p); return paper(vec2(abs(q.x), q.y), uPhase < 0.5 ? 1.0 : 0.0, vec3(0.0, 0.0, 1.0)); }
  if (id == 2) {
    vec3 m = mx(p);
    if (n.z < 0.45) {
      Stuff k = metal(T3 * (0.75 + 0.25 * sin((m.z - rise(m.x)) * 190.0)), 0.3);
      k.shine = T3 * 0.08;
      return k;
    }
    return paper(m.xy, step(0.0, p.x), n);
  }
  Stuff k = stuff(T0 * (0.6 + 0.6 * fbm(p * 10.0)), 0.0, 0.4);
  k.coat = 0.6;
  k.shine = T0 * 0.08;
  return k;
}
