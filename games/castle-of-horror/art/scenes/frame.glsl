// The frame of the reels: stone, iron and brass round a window of 5 by 3 cells, one unit each.
// Knobs: x 1 is the slim frame for upright screens.
#define KEY vec3(2.2, 2.0, 1.75)
#define FILL vec3(0.10, 0.11, 0.20)
#define STEPS 120

const int STONE = 1, IRONWORK = 2, BRASS = 3, RUBY = 4, BONE = 5, FIRE = 6, WING = 7;

vec2 half_() { return vec2(2.5, 1.5); }

float skullOf(vec3 q) {
  vec3 m = vec3(abs(q.x), q.yz);
  float d = egg(q - vec3(0.0, 0.10, -0.06), vec3(0.40, 0.37, 0.40));
  d = smin(d, box(q - vec3(0.0, -0.24, 0.14), vec3(0.17, 0.17, 0.14), 0.08), 0.12);
  d = smin(d, egg(m - vec3(0.27, -0.07, 0.18), vec3(0.10, 0.065, 0.12)), 0.06);
  d = smin(d, horn(m, vec3(0.05, 0.10, 0.36), vec3(0.28, 0.14, 0.25), vec2(0.05, 0.045)), 0.05);
  d = smax(d, -egg(m - vec3(0.16, 0.0, 0.34), vec3(0.112, 0.10, 0.16)), 0.03);
  d = smax(d, -egg(m - vec3(0.028, -0.15, 0.34), vec3(0.045, 0.08, 0.14)), 0.02);
  float x = (fract(q.x / 0.068 + 0.5) - 0.5) * 0.068;
  return max(d, -box(vec3(x - 0.034 * sign(x), q.y + 0.36, q.z - 0.24), vec3(0.008, 0.09, 0.12), 0.004));
}

float brasswork(vec3 p, vec2 side) {
  vec2 w = half_();
  float inner = box2(p.xy, w);
  float d = length(vec2(inner - 0.035, p.z - 0.16)) - 0.030;
  d = min(d, length(vec2(box2(p.xy, w + side) + 0.03, p.z - 0.14)) - 0.028);
  return d;
}

void columns(inout Part s, vec3 p, float slim) {
  // Bars between the reels.
  float x = clamp(floor(p.x) + 0.5, -1.5, 1.5);
  vec3 q = vec3(p.x - x, p.y, p.z - 0.02);
  float r = mix(0.030, 0.022, slim);
  add(s, max(length(q.xz) - r, abs(p.y) - 1.5), IRONWORK);
  vec3 c = vec3(q.x, abs(q.y) - 1.46, q.z);
  add(s, ring(c.xzy, r + 0.012, 0.020), BRASS);
  add(s, ring((c + vec3(0.0, 0.10, 0.0)).xzy, r, 0.014), BRASS);
}

void crest(inout Part s, vec3 p, float slim) {
  vec3 q = p - vec3(0.0, mix(1.86, 1.80, slim), 0.26);
  vec3 k = q / 0.56;
  float near = length(k) - 0.62;
  if (near > 0.2) add(s, near * 0.45, BONE);
  else {
    add(s, skullOf(k) * 0.54, BONE);
    add(s, ball(vec3(abs(k.x), k.yz) - vec3(0.15, 0.0, 0.20), 0.08) * 0.54, FIRE);
  }
  vec3 m = vec3(abs(q.x), q.yz);
  vec3 w = (m - vec3(0.10, -0.08, -0.10)) / 0.84;
  w.xy *= rot(0.30);
  w.y *= 1.65;
  float bend = 0.06 * w.x * w.x + 0.012 * sin(w.x * 18.0);
  add(s, plate(wingSkin(w.xy), w.z - bend, 0.02, 0.008) * 0.45, WING);
  add(s, wingBones(w - vec3(0.0, 0.0, bend + 0.012)) * 0.45, BRASS);
}

void stonework(inout Part s, vec3 p, vec2 side) {
  vec2 w = half_();
  float hole = box2(p.xy, w + 0.02);
  float body = max(box2(p.xy, w + side), -hole);
  // Joints between the blocks.
  vec2 a = abs(p.xy);
  float along = a.x > w.x ? p.y * 2.0 : p.x * 1.6;
  float joint = smoothstep(0.05, 0.0, abs(fract(along) - 0.5)) * 0.022;
  float d = plate(body + joint * 0.7, p.z + 0.06, 0.20 - joint, 0.05);
  d += 0.012 * (fbm(p * 7.0) - 0.5);
  add(s, d * 0.85, STONE);
  float rail = max(box2(p.xy, w + 0.075), -hole);
  add(s, plate(rail, p.z - 0.06, 0.12, 0.02), IRONWORK);
}

void corners(inout Part s, vec3 p, float slim) {
  vec2 w = half_() + (1.0 - slim) * vec2(0.20, 0.17) + slim * vec2(0.0, 0.16);
  vec3 q = vec3(abs(p.x) - w.x, abs(p.y) - w.y, p.z - 0.20);
  float r = mix(0.25, 0.15, slim);
  if (slim > 0.5) q.x += 0.10;
  float d = plate(length(q.xy) - r, q.z, 0.07, 0.03);
  add(s, d, IRONWORK);
  add(s, ring(q - vec3(0.0, 0.0, 0.07), r * 0.92, r * 0.16), BRASS);
  float a = atan(q.y, q.x), k = PI / 4.0;
  float t = (floor(a / k) + 0.5) * k;
  add(s, egg(q - vec3(cos(t) * r * 0.66, sin(t) * r * 0.66, 0.08), vec3(r * 0.14)), BRASS);
  add(s, egg(q - vec3(0.0, 0.0, 0.07), vec3(r * 0.46, r * 0.46, r * 0.42)), RUBY);
}

void pinnacles(inout Part s, vec3 p) {
  vec3 q = vec3(abs(p.x) - 2.70, p.y - 1.86, p.z - 0.05);
  float d = box(q, vec3(0.15, 0.20, 0.13), 0.02);
  float roof = max(dot(vec2(max(abs(q.x), abs(q.z)), q.y - 0.20) - vec2(0.17, 0.0), normalize(vec2(0.42, 0.17))), -(q.y - 0.18));
  add(s, min(d, roof), STONE);
  add(s, ball(q - vec3(0.0, 0.60, 0.0), 0.05), BRASS);
  add(s, plate(lancet(q.xy + vec2(0.0, -0.02), 0.06, 0.12, 1.3), q.z - 0.13, 0.015, 0.005), FIRE);
  add(s, length(vec2(abs(lancet(q.xy + vec2(0.0, -0.02), 0.07, 0.13, 1.3)), q.z - 0.14)) - 0.014, BRASS);
}

void studs(inout Part s, vec3 p, vec2 side) {
  vec2 w = half_() + side * 0.5 + 0.02;
  float step_ = 0.25;
  vec3 q = p - vec3(0.0, 0.0, 0.15);
  float x = clamp(floor(q.x / step_ + 0.5), -8.0, 8.0) * step_;
  if (abs(x) > 0.7 || q.y < 0.0) add(s, egg(vec3(q.x - x, abs(q.y) - w.y, q.z), vec3(0.042, 0.042, 0.036)), BRASS);
  if (side.x > 0.2) {
    float y = clamp(floor(q.y / step_ + 0.5), -5.0, 5.0) * step_;
    add(s, egg(vec3(abs(q.x) - w.x, q.y - y, q.z), vec3(0.042, 0.042, 0.036)), BRASS);
  }
}

Part map(vec3 p) {
  Part s = Part(1e9, 0);
  float slim = uKnobs.x;
  vec2 side = mix(vec2(0.36, 0.34), vec2(0.085, 0.32), slim);
  stonework(s, p, side);
  add(s, brasswork(p, side), BRASS);
  columns(s, p, slim);
  studs(s, p, side);
  if (slim < 0.5) pinnacles(s, p);
  corners(s, p, slim);
  if (p.y > 1.0) crest(s, p, slim);
  else add(s, max(1.2 - p.y, 0.1), WING);
  return s;
}

Stuff paint(int id, inout vec3 p, inout vec3 n, vec3 v) {
  if (id == STONE) {
    Stuff k = stuff(vec3(0.105, 0.100, 0.135) * (0.45 + 0.9 * fbm(p * 5.0)), 0.0, 0.7);
    k.base = mix(k.base, vec3(0.035, 0.060, 0.045), smoothstep(0.52, 0.7, fbm(p * 3.0 + 9.0)) * 0.6);
    k.bump = 0.8;
    k.grain = 10.0;
    return k;
  }
  if (id == IRONWORK) {
    Stuff k = stuff(vec3(0.10, 0.10, 0.125), 1.0, 0.36);
    k.bump = 0.3;
    k.grain = 14.0;
    return k;
  }
  if (id == RUBY) {
    Stuff k = stuff(vec3(0.55, 0.0, 0.015), 0.0, 0.08);
    k.shine = vec3(0.35, 0.0, 0.008);
    k.coat = 1.0;
    return k;
  }
  if (id == BONE) {
    Stuff k = stuff(vec3(0.52, 0.44, 0.30) * (0.6 + 0.6 * fbm(p * 9.0)), 0.0, 0.45);
    k.soft = 0.4;
    k.bump = 0.3;
    return k;
  }
  if (id == FIRE) {
    Stuff k = stuff(vec3(0.1, 0.02, 0.0), 0.0, 0.5);
    k.shine = vec3(1.8, 0.62, 0.10);
    return k;
  }
  if (id == WING) {
    Stuff k = stuff(vec3(0.16, 0.010, 0.022), 0.0, 0.4);
    k.coat = 0.3;
    return k;
  }
  return gold(0.24);
}
